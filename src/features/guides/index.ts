export {Breakable} from './Breakable';
export {Diagram} from './Diagram';
export {Event} from './Event';
export {Exchange} from './Exchange';
export {OperationLink} from './OperationLink';
export {Scope} from './Scope';
