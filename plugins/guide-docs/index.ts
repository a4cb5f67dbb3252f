import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {leanActions} from './leanActions';

/**
 * The docs plugin for the guides. It differs in one thing: the stock one hands every page the titles and descriptions of all
 * others (4 kB gzip for 69 guides), which only the index page of a section shows. Ours hands each index its own.
 */
async function guideDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const docs = await docsPlugin(context, options as PluginOptions);
  return {
    ...(docs as Plugin),
    contentLoaded: ({content, actions}) =>
      docs.contentLoaded?.({content: content as LoadedContent, actions: leanActions(actions)}),
  };
}

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

export default Object.assign(guideDocs, {validateOptions});
