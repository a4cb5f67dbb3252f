export {Breakable} from './Breakable';
export {Diagram} from './Diagram';
export {Event} from './Event';
export {RequestResponse} from './RequestResponse';
export {OperationLink} from './OperationLink';
export {Scope} from './Scope';
