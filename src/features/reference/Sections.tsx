import {Fragment, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {Section} from '../../../openapi/pages/page';
import {Blocks} from './Blocks';

export function Sections({sections}: {readonly sections: readonly Section[]}): ReactNode {
  return sections.map(({heading, blocks}, index) => (
    <Fragment key={heading?.anchor ?? index}>
      {heading && (
        <Heading as={heading.level === 2 ? 'h2' : 'h3'} id={heading.anchor}>
          {heading.text}
        </Heading>
      )}
      <Blocks blocks={blocks} />
    </Fragment>
  ));
}
