import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../docusaurus.config';

const {I18N_LOCALE: locale = 'en', I18N_FOLDER: folder = 'src/i18n/template'} = process.env;

/**
 * The site in one language, with translations from any folder. Commands that write or try translations use it, but never
 * published builds. The default is English from the template's folder.
 */
export default {
  ...site,
  i18n: {
    defaultLocale: locale,
    locales: [locale],
    path: path.dirname(folder),
    localeConfigs: {[locale]: {path: path.basename(folder)}},
  },
} satisfies Config;
