import {useLayoutEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {type OpenGroups, parseOpenGroups, toggled} from './core/openGroups';

/** Expanded groups by URL, stored for the tab. */
const slot = createStorageSlot('reference-sidebar-open', {persistence: 'sessionStorage'});

interface OpenGroupsState {
  readonly open: OpenGroups;
  readonly toggle: (href: string) => void;
  /** Whether the stored groups are expanded too. The HTML of the build has only the current one. */
  readonly isRestored: boolean;
}

const withGroup = (groups: OpenGroups, current: string | undefined): OpenGroups =>
  current === undefined ? groups : new Set([...groups, current]);

/** The expanded groups. The current one expands when a visitor opens a page in it, and can be collapsed. */
export function useOpenGroups(current: string | undefined): OpenGroupsState {
  const [open, setOpen] = useState<OpenGroups>(() => withGroup(new Set(), current));
  const [isRestored, setRestored] = useState(false);
  const [entered, setEntered] = useState(current);
  if (current !== entered) {
    setEntered(current);
    setOpen(withGroup(open, current));
  }
  useLayoutEffect(() => {
    if (isRestored) {
      slot.set(JSON.stringify([...open]));
      return;
    }
    setOpen(new Set([...parseOpenGroups(slot.get()), ...open]));
    setRestored(true);
  }, [isRestored, open]);
  return {open, toggle: (href) => setOpen((now) => toggled(now, href)), isRestored};
}
