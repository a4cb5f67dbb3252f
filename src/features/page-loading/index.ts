export {LoadErrorNotice} from './LoadErrorNotice';
export {savesData} from './savesData';
export {whenHydrated} from './whenHydrated';
export {whenIdle} from './whenIdle';
