export {fetchOperation} from '../core/operation';
export {ConfirmDialog} from '../ConfirmDialog';
export {FileInput} from '../FileInput';
export {Repeat} from '../Repeat';
export {SandboxContents} from '../SandboxAccess/SandboxContents';
export {ResponseActions} from '../TryIt/ResponseActions';
export {ResponseView} from '../ResponseView';
export {runLink} from '../linkRunner';
