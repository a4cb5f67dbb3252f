import {guideUrls} from '../../src/config/routes';

/** Pages that the generated ones lead to. Markdown links are checked by the build: a page that moves is noticed. */
export const links = {versions: '/api/', ...guideUrls} as const;
