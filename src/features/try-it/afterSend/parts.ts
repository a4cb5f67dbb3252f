export {ConfirmDialog} from '../ConfirmDialog';
export {ResponseView} from '../ResponseView';
