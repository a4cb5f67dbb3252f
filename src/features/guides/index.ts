export {Breakable, Event, OperationLink, Scope} from './ApiNames';
export {Diagram} from './Diagram';
export {RequestResponse} from './RequestResponse';
