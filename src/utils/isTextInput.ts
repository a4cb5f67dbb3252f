/** Whether keys that are pressed on a target are text, so that they must not be shortcuts. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));
