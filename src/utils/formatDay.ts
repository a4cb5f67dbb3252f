/** A day (`2026-11-21`) as a date in a language: `November 21, 2026`. */
export const formatDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-US' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
