export {Shortcuts} from './Shortcuts';
export {isApple, isTextInput, onOpenSearch, openSearch} from './keyboard';
