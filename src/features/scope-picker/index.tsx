import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Lists the scopes, points and webhook events for a choice of operations. */
export const ScopePicker = (): ReactNode => (
  <OnDemand
    id="smallest-scopes"
    name={translate({message: 'Find the minimum scopes'})}
    load={() => import(/* webpackChunkName: "scope-picker" */ './ScopePicker')}>
    <Translate>
      Select the operations that you use to get their scopes, their cost, and the webhook events that replace polling.
    </Translate>
  </OnDemand>
);
