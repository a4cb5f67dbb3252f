import type {TranslationFile} from '@docusaurus/types';
import {sidebarOf} from '../../src/features/reference-sidebar/core/sidebar';
import {messages} from '../../openapi/pages/messages';
import {leanDocs} from './leanDocs';

/**
 * The docs plugin for the guides. The index pages of sections load the descriptions of guides, by id (theme/DocCard), and the
 * landing pages the sidebar of the guides (theme/MDXPage).
 */
export const guideDocsPlugin = leanDocs(({docs, docsSidebars}) => ({
  'sidebar.json': docsSidebars.platform ?? [],
  'descriptions.json': Object.fromEntries(Object.values(docs).map(({id, description}) => [id, description])),
}));

/** What the reference pages say besides the descriptions: one more file for translators (openapi/pages/messages.ts). */
const pageTexts: TranslationFile = {
  path: 'pages',
  content: Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, {message}])),
};

/** The docs plugin for the reference. The browser loads a sidebar when a visitor turns to it (features/reference-sidebar). */
export const referenceDocsPlugin = leanDocs(
  ({docsSidebars}) =>
    Object.fromEntries(Object.entries(docsSidebars).map(([name, items]) => [`sidebar-${name}.json`, sidebarOf(items)])),
  [pageTexts],
);
