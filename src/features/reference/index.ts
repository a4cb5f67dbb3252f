export {ApiBasics} from './ApiBasics';
export {Essentials} from './Essentials';
export {Field, Fields} from './Field';
export {Operation, OperationSamples, OperationText} from './Operation';
export {OperationRow, OperationTable} from './OperationTable';
export {Resource, Resources} from './Resources';
export {Response} from './Response';
