export {SearchButton} from './SearchButton';
export {LikelyPages} from './LikelyPages';
