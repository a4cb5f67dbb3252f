/** A day (`2026-11-21`) as text: `November 21, 2026`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
