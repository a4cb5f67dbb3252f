import type {Plugin, TranslationFile} from '@docusaurus/types';

type Texts = Readonly<Record<string, string>>;

/** A file for translators with texts of a plugin. */
export const translationFile = (path: string, texts: Texts): TranslationFile => ({
  path,
  content: Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, {message}])),
});

/** The parts of a plugin whose content is texts, in the language of the site. */
export const translatedTexts = (
  path: string,
  texts: Texts,
): Pick<Plugin, 'loadContent' | 'getTranslationFiles' | 'translateContent'> => ({
  loadContent: () => texts,
  getTranslationFiles: () => [translationFile(path, texts)],
  translateContent: ({translationFiles: [file]}) =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, file?.content[id]?.message ?? text])),
});
