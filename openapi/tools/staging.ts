/** Pages and shims are written and checked here, then copied to the folders of the site (generate.ts). */
export const STAGING = 'openapi/dist/staging';

/** The locale that pages are made for. */
export const LOCALE = process.env.I18N_LOCALE ?? 'en';
