export {ConfirmDialog} from '../ConfirmDialog';
export {SandboxContents} from '../SandboxAccess/SandboxContents';
export {ResponseActions} from '../TryIt/ResponseActions';
export {ResponseView} from '../ResponseView';
