export {SyncPlanner} from './SyncPlanner';
