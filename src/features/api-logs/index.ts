export {ApiLogs} from './ApiLogs';
