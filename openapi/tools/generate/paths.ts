/** Pages and shims are written and checked here, then copied to the folders of the site (generate.ts). */
export const STAGING = 'openapi/dist/staging';

/** Exists while a command writes the folders of pages (src/node/lock.ts). */
export const PAGES_LOCK = 'openapi/dist/lock';

/** The locale that pages are made for. */
export const LOCALE = process.env.I18N_LOCALE ?? 'en';
