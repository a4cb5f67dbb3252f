export {CopyPage} from './CopyPage';
export {AlternateLink} from './AlternateLink';
