import type {ReactElement} from 'react';
import {type Root, createRoot} from 'react-dom/client';

/** Returns a function that renders content into the page's `data-slot` of a name, if the page has one and it is empty. */
export function renderIntoSlot(name: string, content: ReactElement): () => void {
  let root: Root | undefined;
  return () => {
    const slot = document.querySelector(`[data-slot=${name}]:empty`);
    if (!slot) return;
    root?.unmount();
    root = createRoot(slot);
    root.render(content);
  };
}
