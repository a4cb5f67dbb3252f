import {guideUrls} from '../../src/config/routes';

/** Targets of links in generated pages. The build checks them. */
export const links = {versions: '/api/', ...guideUrls} as const;
