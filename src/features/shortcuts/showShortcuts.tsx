import {createRoot} from 'react-dom/client';
import {ShortcutSheet} from './ShortcutSheet';

let isShown = false;

/** Shows the sheet until it is closed. */
export function showShortcuts(): void {
  if (isShown) return;
  isShown = true;
  const slot = document.body.appendChild(document.createElement('div'));
  const root = createRoot(slot);
  const remove = (): void => {
    root.unmount();
    slot.remove();
    isShown = false;
  };
  root.render(<ShortcutSheet onClose={remove} />);
}
