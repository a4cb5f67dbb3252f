import {type TextRule, ofParts, refuse} from './textRule';

/** Joins the parts of an emoji, or makes a character one. */
const EMOJI = String.raw`(?<=\p{Extended_Pictographic}\uFE0F?)[\u200D\uFE0F]`;
const INVISIBLE = new RegExp(`(?!${EMOJI})[\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/** Text that looks like another one: reversed, or with characters that no one sees. */
export const visibleCharacters: TextRule = {
  id: 'visible-characters',
  description: 'No character is invisible, or changes the direction of the text',
  check: ofParts(
    ['source', 'text', 'code', 'link'],
    refuse(INVISIBLE, (character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return `U+${code} is invisible, or changes the direction of the text. Remove it.`;
    }),
  ),
};
