import * as z from 'zod';
import {publicFiles} from '../config/publicFiles';
import {security} from '../config/security';

const DAY = 86_400_000;
/** Days before the expiry from which commands warn. */
const DAYS_OF_NOTICE = 60;

type SecurityContact = Readonly<Record<'contacts' | 'languages', readonly string[]> & Record<'expires', string>>;

/** The text of /.well-known/security.txt (RFC 9116, section 2.5). @param siteUrl origin of the site @throws with the value that is wrong, and the fix */
export function securityText(siteUrl: string, {contacts, expires, languages}: SecurityContact = security): string {
  const wrong = contacts.find((contact) => !/^(https:\/\/|mailto:\S+@)\S+$/.test(contact));
  if (wrong !== undefined)
    throw new Error(
      `src/config/security.ts: "${wrong}" isn't a contact. Write it as mailto:security@example.com, or as a URL.`,
    );
  if (!z.iso.datetime().safeParse(expires).success)
    throw new Error(`src/config/security.ts: "${expires}" isn't a time. Write it as 2027-11-01T00:00:00Z.`);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${publicFiles.securityText}`,
    '',
  ].join('\n');
}

/** What to do if security.txt has expired or expires soon. @param notice days before the expiry */
export function expiryNotice(
  now: Date,
  {expires}: Pick<SecurityContact, 'expires'> = security,
  notice = DAYS_OF_NOTICE,
): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY);
  if (days >= notice) return undefined;
  const when = days < 0 ? `expired on ${expires}` : `expires in ${String(days)} days, on ${expires}`;
  return `security.txt ${when}. Confirm the contacts in src/config/security.ts, and set expires to a day within a year.`;
}
