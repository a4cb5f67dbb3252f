export {Breakable} from './Breakable';
export {Diagram} from './Diagram';
export {Event} from './Event';
export {OperationLink} from './OperationLink';
export {Scope} from './Scope';
