export {RequestSamples} from './RequestSamples';
export {rememberLanguage} from './rememberLanguage';
