/** Pages and shims are made here, checked, and only then copied to where the site reads them (generate.ts). */
export const STAGING = 'openapi/dist/staging';

/** The locale that pages are made for. */
export const LOCALE = process.env.I18N_LOCALE ?? 'en';
