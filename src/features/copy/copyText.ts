import {outcomeTexts} from './texts';

/**
 * Copies a text. Insecure origins and missing permissions have no clipboard: the text is selected then, so that the visitor's own
 * shortcut copies it.
 */
export async function copyText(text: string, control: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const {selectText} = await import('./selectText');
    selectText(text, control, outcomeTexts.selected());
    return 'selected';
  }
}
