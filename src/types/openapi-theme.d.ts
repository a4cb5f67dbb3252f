/** The package's own declarations describe its components, not the function that it exports. */
declare module 'docusaurus-theme-openapi-docs/lib/index.js' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function openapiTheme(context: LoadContext, options: object): Plugin;
}
