import {shortenQuery} from '../core/shortenQuery';

/**
 * Shortens a pasted text that is too long for the input, which would keep its beginning only. It can be undone as one step.
 * @param onShortened is called with whether the query is a shortened text
 */
export function handlePaste(
  input: HTMLInputElement,
  onShortened: (isShortened: boolean) => void,
  signal: AbortSignal,
): void {
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const {value, maxLength} = input;
    const whole = value.slice(0, input.selectionStart ?? 0) + pasted + value.slice(input.selectionEnd ?? value.length);
    if (whole.length <= maxLength) return;
    event.preventDefault();
    input.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to write that the browser can undo
    document.execCommand('insertText', false, shortenQuery(pasted.length > maxLength ? pasted : whole));
    onShortened(true);
  };
  input.addEventListener('input', () => onShortened(false), {signal});
  input.addEventListener('paste', paste, {signal});
}
