export {Breakable} from './Breakable';
export {CardDescriptions} from './CardDescriptions';
export {Diagram} from './Diagram';
export {Event} from './Event';
export {OperationLink} from './OperationLink';
export {Scope} from './Scope';
