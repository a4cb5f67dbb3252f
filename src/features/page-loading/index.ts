export {LostFiles} from './LostFiles';
export {isSparing} from './isSparing';
export {whenHydrated} from './whenHydrated';
export {whenIdle} from './whenIdle';
