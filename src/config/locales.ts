/** The languages of the site. English is in the source. Each other language has a folder. */
export const i18n = {
  path: 'src/i18n',
  defaultLocale: 'en',
  locales: ['en'] as readonly string[],
} as const;
