/** Types a query into the library's input. The library searches again only if the text has changed, so a space comes first. */
export function searchAgain(input: HTMLInputElement, query: string): void {
  // React replaces the setter of the element itself, and would not notice the change.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of [`${query} `, query]) {
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
