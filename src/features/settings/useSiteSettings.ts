import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteSettings} from '@site/src/config/settings';

/** What the site was told when it was built; the same on every page and in every tab. All of it is public. */
export const useSiteSettings = (): SiteSettings => usePluginData('site-settings') as SiteSettings;
