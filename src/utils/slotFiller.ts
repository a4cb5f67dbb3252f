import type {ReactElement} from 'react';
import {type Root, createRoot} from 'react-dom/client';

/** Makes a function that puts content into the page's `data-slot` of a name, if the page has it and it is still empty. */
export function slotFiller(name: string, content: ReactElement): () => void {
  let root: Root | undefined;
  return () => {
    const place = document.querySelector(`[data-slot=${name}]:empty`);
    if (!place) return;
    root?.unmount();
    root = createRoot(place);
    root.render(content);
  };
}
