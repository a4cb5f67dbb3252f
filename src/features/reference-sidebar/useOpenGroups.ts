import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {type OpenGroups, opened, parseOpenGroups, storedForm, toggled} from './core/openGroups';

/** Which groups a visitor has open, by address; kept as long as the tab. */
const slot = createStorageSlot('reference-sidebar-open', {persistence: 'sessionStorage'});

/** The open groups. The current one opens by itself when a visitor comes to it, and may be closed. */
export function useOpenGroups(current: string | undefined): readonly [OpenGroups, (href: string) => void] {
  const [open, setOpen] = useState<OpenGroups>(() => parseOpenGroups(slot.get()));
  const [entered, setEntered] = useState<string>();
  if (current !== entered) {
    setEntered(current);
    if (current) setOpen((groups) => opened(groups, current));
  }
  useEffect(() => {
    slot.set(storedForm(open));
  }, [open]);
  const toggle = (href: string): void => {
    setOpen((groups) => toggled(groups, href));
  };
  return [open, toggle];
}
