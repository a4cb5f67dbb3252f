import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../docusaurus.config';

const {I18N_LOCALE: locale = 'en', I18N_FOLDER: folder = 'src/i18n/template'} = process.env;

/**
 * The site in one language, whose translations lie in any folder: for commands that write translations or try them, never
 * for a build that is published. Without settings of the environment it is English in the template's folder.
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
