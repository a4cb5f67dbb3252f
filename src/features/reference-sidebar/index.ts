export {MobileSidebar} from './MobileSidebar';
export {ReferenceSidebar} from './ReferenceSidebar';
export {useSidebar} from './useSidebar';
