import Original from '@theme-original/NavbarItem/ComponentTypes';
import LogInNavbarItem from './LogInNavbarItem';

/** Navbar item types of Docusaurus and ours. Docusaurus allows custom names that start with `custom-`. */
export default {...Original, 'custom-logIn': LogInNavbarItem};
