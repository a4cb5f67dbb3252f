export {whenHydrated} from './whenHydrated';
export {whenIdle} from './whenIdle';
