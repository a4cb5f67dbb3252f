export {LostFiles} from './LostFiles';
export {whenHydrated} from './whenHydrated';
export {whenIdle} from './whenIdle';
