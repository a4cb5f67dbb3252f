export {ScopePicker} from './ScopePicker';
