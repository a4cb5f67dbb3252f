export {TryItPlace} from './TryItPlace';
