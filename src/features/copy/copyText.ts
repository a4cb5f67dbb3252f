import {outcomeTexts} from './texts';

/** A selected field next to a control, until the focus leaves it. */
function select(text: string, control: Element): void {
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.ariaLabel = outcomeTexts.selected();
  field.readOnly = true;
  field.value = text;
  field.addEventListener('blur', () => field.remove());
  control.after(field);
  field.select();
}

/**
 * Copies a text. Insecure origins and missing permissions have no clipboard: the text is selected then, so that the visitor's own
 * shortcut copies it.
 */
export async function copyText(text: string, control: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    select(text, control);
    return 'selected';
  }
}
