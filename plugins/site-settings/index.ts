import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {company} from '../../src/config/company';
import {readSettings} from '../../src/config/settings';
import {isConfigured} from '../../src/features/auth/core/client';

/**
 * Validates the settings before the build, and gives them to the pages, which makes them public. The redirect URI of logins
 * is the bare origin, so a site with login must be at its root.
 */
export default function siteSettings({baseUrl, siteDir}: LoadContext): Plugin {
  const settings = readSettings(process.env);
  if (isConfigured(settings) && baseUrl !== '/') {
    throw new Error(
      `Login returns to the root of the site's origin, but baseUrl in docusaurus.config.ts is ${JSON.stringify(baseUrl)}. ` +
        'Set baseUrl to "/", or unset CLIENT_ID to build without login.',
    );
  }
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
