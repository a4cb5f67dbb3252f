import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropSidebar} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, TranslationFile} from '@docusaurus/types';
import {sidebarOf} from '../../src/features/reference-sidebar/core/sidebar';
import {messages} from '../../openapi/pages/messages';
import {leanActions} from './leanActions';

/**
 * The generator compiles a page once, for the browser, and the server's build waits for that. The browser has no pages of the
 * reference (plugins/static-pages): the server's build would wait for ever.
 */
const withoutSharedPages = (context: LoadContext): LoadContext => {
  const {future} = context.siteConfig;
  const faster = {...future.experimental_faster, mdxCrossCompilerCache: false};
  return {...context, siteConfig: {...context.siteConfig, future: {...future, experimental_faster: faster}}};
};

/** The texts of the reference pages that are not in the API descriptions: one more file for translators. */
const pageTexts: TranslationFile = {
  path: 'pages',
  content: Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, {message}])),
};

/**
 * The docs plugin for the generated reference. It differs in two things. The stock one hands every page the titles and
 * descriptions of all others (20 kB gzip for 300 operations), which serve the cards of generated index pages: the reference
 * has none. And translators get the texts of the generated pages beside those of the plugin.
 */
async function referenceDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const docs = await docsPlugin(withoutSharedPages(context), options as PluginOptions);
  return {
    ...(docs as Plugin),
    getTranslationFiles: async ({content}) => [
      ...((await docs.getTranslationFiles?.({content: content as LoadedContent})) ?? []),
      pageTexts,
    ],
    contentLoaded: async ({content, actions}) => {
      const sidebars = new Map<string, PropSidebar>();
      const lean = leanActions(actions, sidebars);
      await docs.contentLoaded?.({content: content as LoadedContent, actions: lean});
      // What features/reference-sidebar loads when a visitor turns to the sidebar.
      for (const [name, items] of sidebars) {
        await actions.createData(`sidebar-${name}.json`, JSON.stringify(sidebarOf(items)));
      }
    },
  };
}

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

export default Object.assign(referenceDocs, {validateOptions});
