/** Where to report a vulnerability. Published in /.well-known/security.txt and SECURITY.md. */
export const security = {
  /** URLs (https: or mailto:), the preferred one first. */
  contacts: ['https://www.salesloft.com/security'],
  /** When this expires: less than a year ahead. `npm run nightly` warns 60 days before. */
  expires: '2027-11-01T00:00:00Z',
  languages: ['en'],
} as const;
