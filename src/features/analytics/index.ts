export {mayReport} from './mayReport';
