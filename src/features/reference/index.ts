export {ReferencePage} from './ReferencePage';
