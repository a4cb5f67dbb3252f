export {CopyPage} from './CopyPage';
export {AlternateLink} from './AlternateLink';
export {PagesIndexNote} from './PagesIndexNote';
