export {LiveCode} from './LiveCode';
export {RequestSamples} from './RequestSamples';
export {rememberLanguage} from './rememberLanguage';
