import {nextFieldAt} from '../core/completions';
import {caretAfterFormat, formatJson} from '../core/formatJson';
import {replaceText} from '../replaceText';

/** Event of the textarea that offers a new field at the caret. */
export const SUGGEST = 'devdocs:suggest';

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
  textarea.focus();
  if (edit) replaceText(textarea, edit, caret);
  textarea.setSelectionRange(caret, caret);
  textarea.dispatchEvent(new Event(SUGGEST));
}
