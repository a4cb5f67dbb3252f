export {SearchButton} from './SearchButton';
