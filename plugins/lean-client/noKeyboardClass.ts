/**
 * Replaces the hook of Docusaurus that marks the body when a visitor uses the keyboard; see index.ts. The site uses
 * `:focus-visible`, which needs no class.
 */
export const useKeyboardNavigation = (): void => undefined;
/** The class that the HTML of each page has. No rule uses it. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';
