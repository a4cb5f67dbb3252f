import {expect, test} from 'vitest';
import {isKnownLanguage} from '../../../../src/features/code/core/highlight';
import {COMMON_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES} from '../../../../src/features/samples/core/languages';

test('samples are in 18 languages with colors, and in curl unless the reader chooses', () => {
  expect(LANGUAGES.filter(({highlight}) => isKnownLanguage(highlight))).toHaveLength(18);
  expect([DEFAULT_LANGUAGE, COMMON_LANGUAGES[0]]).toEqual(['curl', 'curl']);
});
