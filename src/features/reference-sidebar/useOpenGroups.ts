import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {type OpenGroups, parseOpenGroups, toggled} from './core/openGroups';

/** Expanded groups by URL, stored for the tab. */
const slot = createStorageSlot('reference-sidebar-open', {persistence: 'sessionStorage'});

const open = (groups: OpenGroups, current: string | undefined): OpenGroups =>
  current === undefined ? groups : new Set([...groups, current]);

/**
 * The expanded groups. The current one expands when a visitor opens a page in it, and can be collapsed.
 * @param pendingToggles groups whose carets were pressed before the list was interactive, in order
 */
export function useOpenGroups(
  current: string | undefined,
  pendingToggles: readonly string[] = [],
): readonly [OpenGroups, (href: string) => void] {
  const [groups, setGroups] = useState<OpenGroups>(() =>
    pendingToggles.reduce(toggled, open(parseOpenGroups(slot.get()), current)),
  );
  const [entered, setEntered] = useState(current);
  if (current !== entered) {
    setEntered(current);
    setGroups(open(groups, current));
  }
  useEffect(() => {
    slot.set(JSON.stringify([...groups]));
  }, [groups]);
  const toggle = (href: string): void => {
    setGroups((now) => toggled(now, href));
  };
  return [groups, toggle];
}
