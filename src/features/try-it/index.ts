export {TryItToggle} from './TryItToggle';
export {TryItMount} from './mount/TryItMount';

/** Loads what repeats a call. */
export const loadRepeat = () => import(/* webpackChunkName: "repeat" */ './Repeat');
