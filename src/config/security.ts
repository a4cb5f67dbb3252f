/** Where people report a vulnerability; /.well-known/security.txt says it to them, and SECURITY.md does. */
export const security = {
  /** URLs (https: or mailto:), the preferred one first. */
  contacts: ['https://www.salesloft.com/security'],
  /** Until when this is right. Less than a year ahead; `npm run audit` fails when it is close. */
  expires: '2027-11-01T00:00:00Z',
  languages: ['en'],
} as const;
