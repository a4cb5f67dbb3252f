/** Selects a text in a field next to a control, until the focus leaves it. @param label of the field */
export function selectText(text: string, control: Element, label: string): void {
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.ariaLabel = label;
  field.readOnly = true;
  field.value = text;
  field.addEventListener('blur', () => field.remove());
  control.after(field);
  field.select();
}
