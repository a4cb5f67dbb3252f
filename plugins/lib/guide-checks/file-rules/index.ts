export {guidePaths} from './guidePaths';
export {noSecrets} from './noSecrets';
export {readableText} from './readableText';
