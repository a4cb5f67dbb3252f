import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteSettings} from '@site/src/config/settings';

/** The build-time settings. All of them are public. */
export const useSiteSettings = (): SiteSettings => usePluginData('site-settings') as SiteSettings;
