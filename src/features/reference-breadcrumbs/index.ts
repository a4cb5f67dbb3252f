export {ReferenceBreadcrumbs} from './ReferenceBreadcrumbs';
