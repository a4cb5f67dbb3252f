import type {PropsWithChildren, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RequestBodyBlock} from '../../../../openapi/pages/page';
import {UnverifiedText} from '../UnverifiedText';

type Props = PropsWithChildren<Pick<RequestBodyBlock, 'anchor' | 'unverified'>>;

/** The request body. It has an anchor, because recursive fields link to it. */
export function RequestBody({anchor, unverified, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const about = translate({id: 'site.unverified.body', message: 'Request body'});
  return (
    <div id={anchor}>
      <UnverifiedText point={unverified} about={about} />
      {children}
    </div>
  );
}
