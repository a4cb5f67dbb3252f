import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Which groups a visitor has open, by address; kept as long as the tab. */
const slot = createStorageSlot('reference-sidebar-open', {persistence: 'sessionStorage'});

/** A value that is not ours, or was broken, opens nothing. */
function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((href) => typeof href === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The open groups. The current one opens by itself when a visitor comes to it, and may be closed. */
export function useOpenGroups(current: string | undefined): readonly [ReadonlySet<string>, (href: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...read(), ...(current ? [current] : [])]));
  useEffect(() => {
    if (current) setOpen((groups) => (groups.has(current) ? groups : new Set([...groups, current])));
  }, [current]);
  useEffect(() => {
    slot.set(JSON.stringify([...open]));
  }, [open]);
  const toggle = (href: string): void => {
    setOpen((groups) => {
      const changed = new Set(groups);
      if (!changed.delete(href)) changed.add(href);
      return changed;
    });
  };
  return [open, toggle];
}
