import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Heading from '@theme/Heading';
import {JOBS} from '../../config/homePage';
import {Card, Cards} from '../Cards';
import {Method} from '../Method';

/** The most common tasks as cards, each with its most important request. */
export function EntryList(): ReactNode {
  return (
    <section aria-labelledby="build">
      <Heading as="h2" id="build">
        {home.texts.jobs}
      </Heading>
      <Cards>
        {JOBS.map(({name, to, icon, request: [method, path]}) => (
          <Card
            key={name}
            to={to}
            icon={icon}
            title={home.texts[`job.${name}.title`]}
            text={home.texts[`job.${name}.text`]}>
            <Method method={method} /> <code className="plain-code">{path}</code>
          </Card>
        ))}
      </Cards>
    </section>
  );
}
