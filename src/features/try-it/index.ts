export {TryItSlot} from './TryItSlot';
export {TryItMount} from './mount/TryItMount';
