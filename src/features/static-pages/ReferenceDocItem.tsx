/** The theme's own under a name that the browser's table of routes does not know: a page then asks for no script of it. */
export {default} from '@theme/DocItem';
