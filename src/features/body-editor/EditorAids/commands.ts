import type {Schema} from '@site/openapi/model/spec';
import {nextFieldAt} from '../core/completions';
import {caretAfterFormat, formatJson} from '../core/formatJson';
import {wantedField} from '../core/wantedField';
import {replaceText} from '../replaceText';

/** Event of the textarea that opens the list at the caret. Its detail says whether a new field is wanted there. */
export const SUGGEST = 'devdocs:suggest';

function suggestAt(textarea: HTMLTextAreaElement, caret: number, isNew: boolean): void {
  textarea.focus();
  textarea.setSelectionRange(caret, caret);
  textarea.dispatchEvent(new CustomEvent<boolean>(SUGGEST, {detail: isNew}));
}

/** Indents the text. One press of undo takes it back. */
export function formatText(textarea: HTMLTextAreaElement): void {
  const {value, selectionStart} = textarea;
  const text = formatJson(value);
  if (text === value) textarea.focus();
  else replaceText(textarea, {from: 0, to: value.length, text}, caretAfterFormat(value, selectionStart, text));
}

/** Offers the fields that the object at the caret doesn't have yet. */
export function startField(textarea: HTMLTextAreaElement): void {
  const {value, selectionStart} = textarea;
  const {edit, caret} = nextFieldAt(value, selectionStart);
  if (edit) replaceText(textarea, edit, caret);
  suggestAt(textarea, caret, true);
}

/** Adds a field that the text of the page describes, or goes to it. */
export function addField(textarea: HTMLTextAreaElement, schema: Schema, names: readonly string[]): void {
  const found = wantedField(textarea.value, schema, names);
  if (found?.edit) replaceText(textarea, found.edit, found.caret);
  suggestAt(textarea, found?.caret ?? textarea.selectionStart, false);
}
