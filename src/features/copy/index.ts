export {CopyButton} from './CopyButton';
