export {listen, publish} from './bus';
