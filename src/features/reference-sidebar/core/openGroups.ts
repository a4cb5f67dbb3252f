import {parseList} from '../../../utils/parseList';

/** URLs of expanded groups. */
export type OpenGroups = ReadonlySet<string>;

/** Reads stored groups. Invalid values are ignored. */
export const parseOpenGroups = (stored: string | null): OpenGroups =>
  new Set(parseList(stored, (href): href is string => typeof href === 'string'));

/** Toggles a group. */
export function toggled(open: OpenGroups, href: string): OpenGroups {
  const changed = new Set(open);
  if (!changed.delete(href)) changed.add(href);
  return changed;
}
