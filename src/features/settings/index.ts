export {useSiteSettings} from './useSiteSettings';
