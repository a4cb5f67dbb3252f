import type {Options} from '@docusaurus/plugin-content-docs';
import {rehypeCodeBlocks} from '../../plugins/code-blocks/rehypeCodeBlocks';

/** The one docs instance: guides and both references. */
export const docsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  // Folders such as 1.0 are names, not positions.
  numberPrefixParser: false,
  versions: {current: {label: 'Next'}},
  rehypePlugins: [rehypeCodeBlocks],
} satisfies Options;
