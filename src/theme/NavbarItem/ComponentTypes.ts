import Original from '@theme-original/NavbarItem/ComponentTypes';
import LogInNavbarItem from './LogInNavbarItem';
import MoreNavbarItem from './MoreNavbarItem';

/** Navbar item types of Docusaurus and ours. Docusaurus allows custom names that start with `custom-`. */
export default {...Original, 'custom-logIn': LogInNavbarItem, 'custom-more': MoreNavbarItem};
