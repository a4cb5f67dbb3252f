/** Types a query into the library's input. The library searches again only if the text has changed, so a space comes first. */
export function searchAgain(input: HTMLInputElement, query: string): void {
  // React replaces the setter of the element itself, and would not notice the change.
  for (const text of [`${query} `, query]) {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
