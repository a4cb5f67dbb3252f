export {TryItToggle} from './TryItToggle';
export {TryItMount} from './mount/TryItMount';

/** Loads what repeats a call. */
export const loadRepeat = () => import(/* webpackChunkName: "repeat" */ './Repeat');

/** Loads what runs the request of a link without its form. */
export const loadLinkRunner = () => import(/* webpackChunkName: "link-runner" */ './linkRunner');
