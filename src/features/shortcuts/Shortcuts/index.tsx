import {type ReactNode, useEffect, useState} from 'react';
import {isTextInput} from '../keyboard';

const loadList = () => import(/* webpackChunkName: "shortcuts" */ './ShortcutList');

/** Lists the shortcuts when a visitor presses `?`. The list is a chunk of its own. */
export function Shortcuts(): ReactNode {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadList>>>();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const {key, ctrlKey, altKey, metaKey, isComposing, target} = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || isComposing || isTextInput(target)) return;
      // A dialog is open, also that of search.
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      event.preventDefault();
      loadList().then(setLoaded, () => undefined);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return loaded && <loaded.ShortcutList onClose={() => setLoaded(undefined)} />;
}
