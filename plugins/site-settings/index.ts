import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {company} from '../../src/config/company';
import {readSettings} from '../../src/config/settings';

/** Validates the settings before the build, and gives them to the pages, which makes them public. */
export default function siteSettings({siteDir}: LoadContext): Plugin {
  const settings = readSettings(process.env);
  return {
    name: 'site-settings',
    loadContent() {
      if (company.samples.length > 0 && process.env.NODE_ENV === 'production') {
        logger.warn(
          `The footer still shows sample values (${company.samples.join(', ')}): put the real ones into src/config/company.ts.`,
        );
      }
    },
    contentLoaded({actions}) {
      actions.setGlobalData(settings);
    },
    getPathsToWatch: () => [`${siteDir}/src/config/company.ts`],
  };
}
