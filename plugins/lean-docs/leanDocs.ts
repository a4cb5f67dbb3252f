import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, TranslationFile} from '@docusaurus/types';
import {leanActions} from './leanActions';

/** Data that only some pages load, by file name in `@generated/docusaurus-plugin-content-docs/<id>/`. */
export type DataFiles = (version: PropVersionMetadata) => Readonly<Record<string, unknown>>;

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

/**
 * The docs plugin without the titles and descriptions of all pages, which the stock one gives to every page (20 kB gzip for
 * 300 operations, 4 kB for 69 guides). It writes the parts that pages need to files.
 * @param filesOf returns the files of a version
 * @param texts more texts for translators
 */
export function leanDocs(filesOf: DataFiles, texts: readonly TranslationFile[] = []) {
  const plugin = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    const docs = await docsPlugin(context, options as PluginOptions);
    return {
      ...(docs as Plugin),
      getTranslationFiles: async ({content}) => [
        ...((await docs.getTranslationFiles?.({content: content as LoadedContent})) ?? []),
        ...texts,
      ],
      contentLoaded: async ({content, actions}) => {
        const lean = leanActions(actions);
        await docs.contentLoaded?.({content: content as LoadedContent, actions: lean.actions});
        const files = lean.published().flatMap((version) => Object.entries(filesOf(version)));
        for (const [name, data] of files) await actions.createData(name, JSON.stringify(data));
      },
    };
  };
  return Object.assign(plugin, {validateOptions});
}
