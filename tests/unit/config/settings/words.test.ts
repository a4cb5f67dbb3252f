import {describe, expect, test} from 'vitest';
import {readSettings} from '../../../../src/config/settings';
import {DEFAULTS, complaint, messageOf} from './complaints';
import {WORDS} from './words';

const SECRETS = ['CLIENT_SECRET', 'SEARCH_API_KEY', 'ANALYTICS_WRITE_KEY'];

describe('A setting that is a word', () => {
  const ID = 'Ab-9_.~';
  const KEY = 'Ab+/9_-.~=';
  test.each([
    ['CLIENT_ID', 'clientId', ID],
    ['CLIENT_SECRET', 'clientSecret', KEY],
    ['SEARCH_APP_ID', 'searchAppId', 'AB12cd34EF'],
    ['SEARCH_API_KEY', 'searchApiKey', KEY],
    ['SEARCH_INDEX_NAME', 'searchIndexName', ID],
    ['ANALYTICS_WRITE_KEY', 'analyticsWriteKey', ID],
  ] as const)('%s takes the characters that its provider uses', (variable, setting, value) => {
    expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
    expect(readSettings({[variable]: 'PLACEHOLDER_1'})).toEqual({...DEFAULTS, [setting]: 'PLACEHOLDER_1'});
  });

  const HOSTILE = [
    ...[
      ' ',
      'hunter 2',
      ' hunter2',
      'hunter2\n',
      'hun\tter2',
      '"hunter2"',
      "hunter'2",
      'hunter2;',
      'hunter2,x',
      '$hunter2',
    ],
    ...[
      '#hunter2',
      'evil.example/#hunter2',
      'hunter2*',
      'hunter2?',
      '<hunter2>',
      'hunter2\\',
      'hunter2\0',
      'hunter\u00fc2',
    ],
    ...['{hunter2}', 'hunter2`', 'hunter2:x', 'hunter2@x', '%20hunter2', 'hunter2|x', 'hunter2&x'],
  ];
  const SAID = {
    CLIENT_ID: 'letters, digits and . _ ~ -',
    CLIENT_SECRET: 'letters, digits and . _ ~ + / = -',
    SEARCH_APP_ID: 'letters and digits',
    SEARCH_API_KEY: 'letters, digits and . _ ~ + / = -',
    SEARCH_INDEX_NAME: 'letters, digits and . _ ~ -',
    ANALYTICS_WRITE_KEY: 'letters, digits and . _ ~ -',
  } as const;
  test.each(WORDS.flatMap(([variable]) => HOSTILE.map((value) => [variable, value] as const)))(
    '@real@real-06 %s may not be %j',
    (variable, value) => {
      const shown = SECRETS.includes(variable) ? '' : ` (${JSON.stringify(value.replace(/^[^]*@/, '…@'))})`;
      const message = messageOf({[variable]: value});
      expect(message).toBe(
        complaint(
          `- ${variable}${shown} must contain only ${SAID[variable]}. Copy it again from where it was issued, without quotes or white space.`,
        ),
      );
      if (SECRETS.includes(variable)) expect(message).not.toContain('hunter');
    },
  );

  test.each(['A-B', 'A_B', 'A.B', 'evil.example'])(
    '@real@real-06 SEARCH_APP_ID, which becomes hosts, may not be %s',
    (value) => {
      expect(messageOf({SEARCH_APP_ID: value})).toContain(
        `- SEARCH_APP_ID ("${value}") must contain only letters and digits.`,
      );
    },
  );
});
