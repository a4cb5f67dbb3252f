import type {Options} from '@docusaurus/plugin-content-docs';
import {rehypeCodeBlocks} from '../../plugins/code-blocks/rehypeCodeBlocks';
import {rehypeTables} from '../../plugins/code-blocks/rehypeTables';
import {rehypeGuideComponents} from '../../plugins/guide-components/rehypeGuideComponents';

const shared = {
  // Folders such as 1.0 are names, not positions.
  numberPrefixParser: false,
  versions: {current: {label: 'Next'}},
  rehypePlugins: [rehypeCodeBlocks],
} satisfies Options;

/** How the text of guides and landing pages is prepared. */
export const guideRehypePlugins = [rehypeGuideComponents, rehypeCodeBlocks, rehypeTables];

/** The guides. */
export const guideDocs = {
  ...shared,
  rehypePlugins: guideRehypePlugins,
  path: 'docs/platform',
  routeBasePath: 'docs/platform',
  sidebarPath: './sidebars.ts',
} satisfies Options;

/** The references of all versions. An instance of their own: a guide then does not carry their sidebars. */
export const referenceDocs = {
  ...shared,
  id: 'reference',
  path: 'docs/api',
  routeBasePath: 'docs/api',
  sidebarPath: './src/config/referenceSidebars.ts',
  // To the browser these pages are HTML: see features/static-pages.
  docsRootComponent: '@site/src/features/static-pages/ReferenceRoot',
  docVersionRootComponent: '@site/src/features/static-pages/ReferenceDocVersionRoot',
  docRootComponent: '@site/src/features/static-pages/ReferenceDocRoot',
  docItemComponent: '@site/src/features/static-pages/ReferenceDocItem',
} satisfies Options;
