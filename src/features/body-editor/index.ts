export {JsonEditor, type JsonEditorProps} from './JsonEditor';
export type {BodyDescription} from './description';
export {replaceText} from './replaceText';
