import {describe, expect, test} from 'vitest';
import {matchWords} from '../../../../src/features/reference/core/matchWords';

const TEXT =
  'Cadence Memberships A cadence membership joins a person. get /v2/cadence_memberships post /v2/cadence_memberships';

describe('matchWords', () => {
  test.each([
    ['a word', 'person'],
    ['the beginning of a word', 'member'],
    ['words in any order', 'person cadence'],
    ['a path', '/v2/cadence_memberships'],
    ['white space around and between', '  joins \t\n person  '],
    ['an empty query', ''],
  ])('finds %s', (_, query) => {
    expect(matchWords(query, TEXT)).toBe(true);
  });

  test.each([
    ['a word that is not there', 'account'],
    ['one of two words', 'person account'],
    ['a pattern: it is text', '.*'],
  ])('does not find %s', (_, query) => {
    expect(matchWords(query, TEXT)).toBe(false);
  });

  test.each([
    ['email', 'An e-mail is one message.'],
    ['e-mail', 'Emails'],
    ['RESUME', 'Résumés'],
    ['漢', '漢字'],
  ])('finds %j in %j', (query, text) => {
    expect(matchWords(query, text)).toBe(true);
  });
});
