import {sidebarOf} from '../../src/features/reference-sidebar/core/sidebar';
import {leanDocs} from './leanDocs';

/**
 * The docs plugin for the guides. Section index pages load the descriptions of guides by ID (theme/DocCard), and
 * landing pages load the sidebar of the guides (theme/MDXPage).
 */
export const guideDocsPlugin = leanDocs(({docs, docsSidebars}) => ({
  'sidebar.json': docsSidebars.platform ?? [],
  'descriptions.json': Object.fromEntries(Object.values(docs).map(({id, description}) => [id, description])),
}));

/** The docs plugin for the reference. The browser loads a sidebar with a page (features/static-pages). */
export const referenceDocsPlugin = leanDocs(({docsSidebars}) =>
  Object.fromEntries(Object.entries(docsSidebars).map(([name, items]) => [`sidebar-${name}.json`, sidebarOf(items)])),
);
