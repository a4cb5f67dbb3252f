import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Calculates what it costs to follow a list, and fills in the poller of the guide. */
export const SyncPlanner = (): ReactNode => (
  <OnDemand
    id="sync-planner"
    name={translate({id: 'site.planner.open', message: 'Plan a sync'})}
    load={() => import(/* webpackChunkName: "sync-planner" */ './Planner')}>
    <Translate id="site.planner.purpose">
      Calculate the points, the time, and the first 429 of your own sync, and get the poller with your values.
    </Translate>
  </OnDemand>
);
