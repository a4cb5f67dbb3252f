import {describe, expect, test} from 'vitest';
import {readSettings} from '../../../../src/config/settings';
import {DEFAULTS, complaint, messageOf} from './complaints';
import {WORDS} from './words';

const SECRETS = ['CLIENT_SECRET', 'SEARCH_API_KEY', 'ANALYTICS_WRITE_KEY'];
/** Characters with a meaning in a script, a URL, a policy or a server configuration. */
const HOSTILE = ' \n\t\0"\';,$#*?<>\\{}`:@%|&ü'.match(/./gsu) ?? [];

describe('A setting that is a word', () => {
  test.each(WORDS)('%s takes the characters that its provider uses', (variable, setting, value) => {
    expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
    expect(readSettings({[variable]: 'PLACEHOLDER_1'})).toEqual({...DEFAULTS, [setting]: 'PLACEHOLDER_1'});
  });

  test.each(WORDS)('@real-06 %s has no other characters, and a message never has a secret', (...word) => {
    const [variable, , , allowed] = word;
    for (const character of HOSTILE)
      for (const value of [`hunter2${character}x`, `${character}hunter2`, `hunter2${character}`]) {
        const shown = SECRETS.includes(variable) ? '' : ` (${JSON.stringify(value.replace(/^[^]*@/, '…@'))})`;
        expect(messageOf({[variable]: value})).toBe(
          complaint(
            `- ${variable}${shown} must contain only ${allowed}. Copy it again from where it was issued, without quotes or whitespace.`,
          ),
        );
      }
  });

  test.each(['A-B', 'A_B', 'A.B', 'evil.example'])(
    '@real-06 SEARCH_APP_ID, which becomes hosts, may not be %s',
    (value) => {
      expect(messageOf({SEARCH_APP_ID: value})).toContain(
        `- SEARCH_APP_ID ("${value}") must contain only letters and digits.`,
      );
    },
  );
});
