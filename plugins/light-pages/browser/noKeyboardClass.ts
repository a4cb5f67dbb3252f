/** Replaces the hook that marks the body when a visitor uses the keyboard; see patches/noKeyboardClass.ts. */
export const useKeyboardNavigation = (): void => undefined;
/** The class that the HTML of each page has. No rule uses it. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';
