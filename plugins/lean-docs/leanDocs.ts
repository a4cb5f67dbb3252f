import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, TranslationFile} from '@docusaurus/types';
import {leanActions} from './leanActions';

/** Data that only some pages load, by the name of its file in `@generated/docusaurus-plugin-content-docs/<id>/`. */
export type DataFiles = (version: PropVersionMetadata) => Readonly<Record<string, unknown>>;

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

/**
 * The docs plugin. The stock one gives every page the titles and descriptions of all others (20 kB gzip for 300 operations,
 * 4 kB for 69 guides); this one publishes them nowhere, and writes what pages need of them to files.
 * @param filesOf makes the files of a version
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
