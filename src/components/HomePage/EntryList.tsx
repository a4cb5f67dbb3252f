import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Card, Cards} from '../Cards';
import {Method} from '../Method';
import {jobs} from './entries';

/** The most common tasks as cards, each with its most important request. */
export function EntryList(): ReactNode {
  return (
    <section aria-labelledby="build">
      <Heading as="h2" id="build">
        <Translate id="site.home.jobs">What you can build</Translate>
      </Heading>
      <Cards>
        {jobs.map(({request: [method, path], ...job}) => (
          <Card key={job.to} {...job}>
            <Method method={method} /> <code className="plain-code">{path}</code>
          </Card>
        ))}
      </Cards>
    </section>
  );
}
