import {useState} from 'react';

/** URLs of expanded groups. */
type OpenGroups = ReadonlySet<string>;

const withGroup = (groups: OpenGroups, current: string | undefined): OpenGroups =>
  current === undefined ? groups : new Set([...groups, current]);

/** The expanded groups. The current one expands when a visitor opens a page in it, and can be collapsed. */
export function useOpenGroups(current: string | undefined): readonly [OpenGroups, toggle: (href: string) => void] {
  const [open, setOpen] = useState<OpenGroups>(() => withGroup(new Set(), current));
  const [entered, setEntered] = useState(current);
  if (current !== entered) {
    setEntered(current);
    setOpen(withGroup(open, current));
  }
  const toggle = (href: string): void => {
    const changed = new Set(open);
    if (!changed.delete(href)) changed.add(href);
    setOpen(changed);
  };
  return [open, toggle];
}
