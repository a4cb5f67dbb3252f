import type {LoadContext, Plugin} from '@docusaurus/types';
import openapiTheme from 'docusaurus-theme-openapi-docs/lib/index.js';

/**
 * The OpenAPI theme's components under their theme names, and nothing else of it: its style sheet and its Node polyfills
 * (20 kB gzip in the main script of every page) serve its own explorer, which no page of this site loads.
 */
export default function leanOpenapiTheme(context: LoadContext): Plugin {
  const theme = openapiTheme(context, {});
  return {
    name: 'openapi-theme',
    getThemePath: () => theme.getThemePath?.() ?? '',
  };
}
