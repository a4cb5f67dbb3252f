import {type Root, createRoot} from 'react-dom/client';
import {Feedback} from './Feedback';

let root: Root | undefined;

/** Asks at the end of the guide that is shown, if it is one and has not been asked about. */
export function askFeedback(): void {
  const place = document.querySelector('[data-place=feedback]:empty');
  if (!place) return;
  root?.unmount();
  root = createRoot(place);
  root.render(<Feedback />);
}
