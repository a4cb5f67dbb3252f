export {isApple, isTextInput, onOpenSearch, openSearch} from './keyboard';
