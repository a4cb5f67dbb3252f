import type {Edit} from './core/edits';

/**
 * Changes the text of a textarea so that the browser's own undo takes it back. React hears it as if it were typed.
 * Only this command does that; it works in all browsers that the site supports.
 */
export function replaceText(textarea: HTMLTextAreaElement, {from, to, text}: Edit, caret = from + text.length): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isDone) {
    textarea.setRangeText(text, from, to);
    textarea.dispatchEvent(new Event('input', {bubbles: true}));
  }
  textarea.setSelectionRange(caret, caret);
}
