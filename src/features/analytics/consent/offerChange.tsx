import {type Root, createRoot} from 'react-dom/client';
import {ChangeAnswer} from './ChangeAnswer';

let root: Root | undefined;

/** Puts the way to another answer at the end of the footer, if this footer has none yet. */
export function offerChange(): void {
  const place = document.querySelector('[data-place=consent]:empty');
  if (!place) return;
  root?.unmount();
  root = createRoot(place);
  root.render(<ChangeAnswer />);
}
