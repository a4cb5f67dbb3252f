import {type TextRule, refuse} from './textRule';

/** Joins the parts of an emoji, or makes a character one. */
const EMOJI = String.raw`(?<=\p{Extended_Pictographic}\uFE0F?)[\u200D\uFE0F]`;
const INVISIBLE = String.raw`[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;

/** Text that looks like another one: reversed, or with characters that no one sees. */
export const visibleCharacters: TextRule = {
  id: 'visible-characters',
  kinds: ['source', 'text', 'code', 'link'],
  find: refuse(new RegExp(`(?!${EMOJI})${INVISIBLE}`, 'gu'), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `U+${code} is invisible, or changes the direction of the text. Remove it.`;
  }),
};
