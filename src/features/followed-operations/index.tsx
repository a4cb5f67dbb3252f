import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** What changed for the operations that a visitor uses. All in the browser. */
export const FollowedOperations = (): ReactNode => (
  <OnDemand
    id="your-operations"
    name={translate({message: 'List my changes'})}
    load={() => import(/* webpackChunkName: "follow" */ './FollowedOperations')}>
    <Translate>
      Use the calls of this tab, or paste paths, commands, or a log, to get what changed for them, with deprecations,
      scopes, and cost. Nothing leaves this page.
    </Translate>
  </OnDemand>
);
