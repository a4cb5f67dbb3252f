export {Breakable} from './Breakable';
export {Comparison} from './Comparison';
export {Diagram} from './Diagram';
export {Event} from './Event';
export {Exchange} from './Exchange';
export {OperationLink} from './OperationLink';
export {Scope} from './Scope';
export {SectionCards} from './SectionCards';
