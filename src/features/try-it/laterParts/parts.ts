export {ConfirmDialog} from '../ConfirmDialog';
export {Records} from '../SandboxAccess/Records';
export {ResponseActions} from '../TryIt/ResponseActions';
export {ResponseView} from '../ResponseView';
