/** The locale that pages are made for. */
export const LOCALE = process.env.I18N_LOCALE ?? 'en';

/** Folder of the pages of a version as JSON: `<id>.json`. */
export const pagesFolder = (version: string, locale = LOCALE): string =>
  `openapi/dist/pages/${locale === 'en' ? version : `${version}-${locale}`}`;

const {I18N_FOLDER} = process.env;

/** Folder of a locale's reference pages, and of the messages of all pages. Undefined for English, which is the source. */
export const TRANSLATIONS = I18N_FOLDER && `${I18N_FOLDER}/docusaurus-plugin-content-docs-reference`;
