import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the browser's highlighter out of every page: code is highlighted while the site is built (rehypeCodeBlocks.ts),
 * but the classic theme still starts prism-react-renderer on each page. An empty stand-in takes its place.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {
        alias: {'prism-react-renderer$': fileURLToPath(new URL('./noHighlighter.ts', import.meta.url))},
      },
    }),
  };
}
