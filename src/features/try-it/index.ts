export {TryItToggle} from './TryItToggle';
export {TryItMount} from './mount/TryItMount';
