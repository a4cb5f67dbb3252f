export {whenIdle} from './whenIdle';
