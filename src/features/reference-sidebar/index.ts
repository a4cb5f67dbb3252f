export {MobileSidebar} from './MobileSidebar';
export {ReferenceSidebar} from './ReferenceSidebar';
export {sidebarOf} from './core/sidebar';
