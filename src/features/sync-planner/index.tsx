import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Calculates what it costs to follow a list, and fills in the poller of the guide. */
export const SyncPlanner = (): ReactNode => (
  <OnDemand
    id="sync-planner"
    name={translate({message: 'Plan a sync'})}
    load={() => import(/* webpackChunkName: "sync-planner" */ './SyncPlanner')}>
    <Translate>
      Calculate the points, time, and first 429 of your own sync, and get a poller with your values.
    </Translate>
  </OnDemand>
);
