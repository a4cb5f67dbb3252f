export {listen, publish} from './bus';
export type {SiteEvent} from './core/trackingPlan';
