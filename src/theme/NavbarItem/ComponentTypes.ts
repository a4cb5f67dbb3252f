import Original from '@theme-original/NavbarItem/ComponentTypes';
import LogInNavbarItem from './LogInNavbarItem';

/** The stock kinds of navbar items, and ours; the generator lets names begin with `custom-`. */
export default {...Original, 'custom-logIn': LogInNavbarItem};
