export {SearchButton} from './SearchButton';
export {SearchProvider} from './SearchProvider';
