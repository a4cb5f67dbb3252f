import {useState} from 'react';
import {oneOf} from '@site/src/features/storage';
import {readVisitorItem, writeVisitorItem} from '@site/src/features/visit';

/** How a body is written: with the rows of its fields, or as its text. */
export type BodyView = 'form' | 'json';

/** Visitor's item with the last choice, for all forms of this tab. */
const ITEM = 'body-view';

/** Phones start with the rows, because their keyboards hide the signs of JSON. All others start where the visitor was last. */
function firstView(): BodyView {
  const last = readVisitorItem(ITEM, oneOf('form', 'json'));
  return last ?? (window.matchMedia('(pointer: coarse)').matches ? 'form' : 'json');
}

export function useBodyView(): readonly [view: BodyView, show: (view: BodyView) => void] {
  const [view, setView] = useState(firstView);
  const show = (next: BodyView): void => {
    setView(next);
    writeVisitorItem(ITEM, next);
  };
  return [view, show];
}
