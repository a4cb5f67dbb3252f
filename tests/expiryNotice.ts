import {security} from '../src/config/security';
import type {SecurityContact} from '../src/hosting/securityText';

const DAY = 86_400_000;
/** Days before the expiry from which commands warn. */
const DAYS_OF_NOTICE = 60;

/** What to do if security.txt has expired or expires soon. */
export function expiryNotice(now: Date, {expires}: Pick<SecurityContact, 'expires'> = security): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY);
  if (days >= DAYS_OF_NOTICE) return undefined;
  const when = days < 0 ? `expired on ${expires}` : `expires in ${String(days)} days, on ${expires}`;
  return `security.txt ${when}. Confirm the contacts in src/config/security.ts, and set expires to a day within a year.`;
}
