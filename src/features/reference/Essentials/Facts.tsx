import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {guideUrls as guides} from '@site/src/config/routes';

/** How a list is read to its end. */
export function Paging({kind}: {readonly kind: 'page' | 'cursor'}): ReactNode {
  return (
    <Link to={guides.paging}>
      {kind === 'page' ? (
        <Translate id="site.essentials.paging.page">By page number</Translate>
      ) : (
        <Translate id="site.essentials.paging.cursor">By cursor on the id</Translate>
      )}
    </Link>
  );
}

/** Whether a request whose answer was lost may be sent again. */
export function Idempotent({idempotent, reads}: {readonly idempotent?: boolean; readonly reads?: boolean}): ReactNode {
  if (reads) return <Translate id="site.essentials.idempotent.reads">Yes, it only reads</Translate>;
  return idempotent ? (
    <Translate id="site.essentials.idempotent.yes">Yes, safe to repeat</Translate>
  ) : (
    <Translate id="site.essentials.idempotent.no">No, a retry can act twice</Translate>
  );
}

/** Whether the work is done when the answer comes. */
export function Timing({async}: {readonly async?: boolean}): ReactNode {
  return async ? (
    <Translate id="site.essentials.timing.async">Answers before the work is done</Translate>
  ) : (
    <Translate id="site.essentials.timing.sync">Answers when done</Translate>
  );
}
