import {expect, test} from 'vitest';
import {isKnownLanguage} from '../../../../src/features/code/core/highlight';
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../../../src/features/samples/core/languages';

test('offers samples in 18 languages, in a fixed order, curl unless the reader chooses', () => {
  expect(LANGUAGES.map(({id}) => id).join()).toBe(
    'python,curl,csharp,go,nodejs,ruby,php,java,powershell,dart,javascript,c,objective-c,ocaml,r,swift,kotlin,rust',
  );
  expect(DEFAULT_LANGUAGE).toBe('curl');
});

test.each(LANGUAGES)('has colors for $label', ({highlight}) => {
  expect(isKnownLanguage(highlight)).toBe(true);
});
