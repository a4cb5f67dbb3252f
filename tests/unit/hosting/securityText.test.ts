import {expect, test} from 'vitest';
import {securityText} from '../../../src/hosting/securityText';
import {expiryNotice} from '../../expiryNotice';

const contact = {
  contacts: ['mailto:a@docs.example', 'https://docs.example/s'],
  expires: '2027-11-01T00:00:00Z',
  languages: ['en', 'de'],
};

test('security.txt says where to report a vulnerability, until when, and its own URL', () => {
  expect(securityText('https://docs.example', contact)).toBe(
    'Contact: mailto:a@docs.example\nContact: https://docs.example/s\nExpires: 2027-11-01T00:00:00Z\n' +
      'Preferred-Languages: en, de\nCanonical: https://docs.example/.well-known/security.txt\n',
  );
});

test.each([
  [
    'security at x',
    {contacts: ['security at x']},
    '"security at x" isn\'t a contact. Write it as mailto:security@example.com, or',
  ],
  ['an address without mailto:', {contacts: ['a@docs.example']}, '"a@docs.example" isn\'t a contact.'],
  ['a second line', {contacts: ['https://docs.example/\nExpires: x']}, "isn't a contact."],
  ['soon', {expires: 'soon'}, '"soon" isn\'t a time. Write it as 2027-11-01T00:00:00Z.'],
  ['a day that no month has', {expires: '2027-02-30T00:00:00Z'}, "isn't a time."],
])('%s is refused, with the file and the fix', (_, wrong, says) => {
  const write = () => securityText('https://docs.example', {...contact, ...wrong});
  expect(write).toThrow(/^src\/config\/security\.ts: /);
  expect(write).toThrow(says);
});

test.each<[string, string | undefined]>([
  ['2027-09-02T00:00:00Z', undefined],
  ['2027-09-02T00:00:01Z', 'security.txt expires in 59 days, on 2027-11-01T00:00:00Z. Confirm the contacts'],
  ['2027-11-01T00:00:01Z', 'security.txt expired on 2027-11-01T00:00:00Z. Confirm the contacts'],
])('the notice about security.txt at %s is: %s', (now, notice) => {
  const said = expiryNotice(new Date(now), contact);
  if (notice === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(notice);
});
