import * as z from 'zod';
import {publicFiles} from '../config/publicFiles';
import {security} from '../config/security';

export type SecurityContact = Readonly<Record<'contacts' | 'languages', readonly string[]> & Record<'expires', string>>;

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
