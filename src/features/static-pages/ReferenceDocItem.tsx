/** The theme's component under another name, so that browsers don't load its script. */
export {default} from '@theme/DocItem';
