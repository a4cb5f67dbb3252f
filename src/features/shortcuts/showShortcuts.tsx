import {type ReactNode, useEffect, useRef} from 'react';
import {createRoot} from 'react-dom/client';
import Translate, {translate} from '@docusaurus/Translate';
import {isApple} from './keyboard';

const TITLE = 'shortcuts-title';

/** What keys do, and the keys. Several keys do the same. */
function rows(): readonly (readonly [does: string, ...keys: string[]])[] {
  const command = isApple() ? '⌘' : 'Ctrl ';
  return [
    [translate({message: 'Search'}), `${command}K`, '/'],
    [translate({message: 'Send the request of an open form'}), `${command}Enter`],
    [translate({message: 'List what can follow in a request body'}), 'Ctrl Space'],
    [translate({message: 'Open the first match of a filtered list of operations'}), 'Enter'],
    [translate({message: 'Close what is open, or clear a filter'}), 'Esc'],
    [translate({message: 'Show this list'}), '?'],
  ];
}

function ShortcutList({onClose}: {readonly onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="site-dialog screen-only" aria-labelledby={TITLE} onClose={onClose}>
      <h2 id={TITLE}>
        <Translate>Keyboard shortcuts</Translate>
      </h2>
      <dl>
        {rows().map(([does, ...keys]) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd className="site-bar">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="site-button" onClick={() => dialog.current?.close()}>
        <Translate>Close</Translate>
      </button>
    </dialog>
  );
}

/** Opens the list, unless a dialog is open, also that of search. */
export function showShortcuts(): void {
  if (document.querySelector('dialog[open], [role=dialog]')) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = (): void => {
    root.unmount();
    container.remove();
  };
  root.render(<ShortcutList onClose={close} />);
}
