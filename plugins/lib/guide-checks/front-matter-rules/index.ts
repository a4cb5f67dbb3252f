export {descriptionLength} from './descriptionLength';
export {keywords} from './keywords';
export {knownFields} from './knownFields';
export {pageTitle} from './pageTitle';
export {uniqueTitles} from './uniqueTitles';
