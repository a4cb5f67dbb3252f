/** The parts of a keyboard event that shortcuts need. */
export type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>;

interface KeyContext {
  readonly isOpen: boolean;
  /** The focus is in a text input. */
  readonly isTyping: boolean;
  /** The focus is on the search button. */
  readonly isOnButton: boolean;
  /** The modal was opened, but is still loading. */
  readonly isLoading: boolean;
}

export type SearchAction = {readonly kind: 'open' | 'close'} | {readonly kind: 'type'; readonly letter: string};

/** The shortcut of a keyboard event, if any. */
export function actionForKey(
  press: Press,
  {isOpen, isTyping, isOnButton, isLoading}: KeyContext,
): SearchAction | undefined {
  const {key, altKey, ctrlKey, metaKey, shiftKey, isComposing} = press;
  if (isComposing) return undefined;
  if (isOpen && key === 'Escape') return {kind: 'close'};
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
    return {kind: isOpen ? 'close' : 'open'};
  }
  if (isOpen || altKey || ctrlKey || metaKey) return undefined;
  if (isLoading && !isTyping) return key.length === 1 ? {kind: 'type', letter: key} : undefined;
  if (key === '/' && !isTyping) return {kind: 'open'};
  return isOnButton && /^[\p{L}\p{N}]$/u.test(key) ? {kind: 'type', letter: key} : undefined;
}

/** Longest query, in the input and from a selection. */
export const MAX_QUERY_LENGTH = 64;
