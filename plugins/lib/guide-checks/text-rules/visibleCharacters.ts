import {type TextRule, refuse} from './textRule';

/** Text that looks like another one: reversed, or with characters that no one sees. */
export const visibleCharacters: TextRule = {
  id: 'visible-characters',
  kinds: ['source', 'text', 'code', 'link'],
  find: refuse(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `U+${code} is invisible, or changes the direction of the text. Remove it.`;
  }),
};
