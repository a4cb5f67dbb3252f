export {TryItToggle} from './TryItToggle';
export {TryItMount} from './mount/TryItMount';

/** Loads what sends requests without a form on the page. It shares the form's code. */
export const loadParts = async () => (await import('./TryIt')).loadParts();
