export {listen, publish} from './bus';
export type {EventName, SiteEvent, ValuesOf} from './trackingPlan';
