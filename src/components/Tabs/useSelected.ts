import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

/**
 * The selected tab: the choice that is stored for the group, else the last choice on this page, else the first tab. It
 * uses public hooks only, because Docusaurus's `useTabs` changed between minor releases.
 * @param values values of the tabs; a stored value that isn't among them is ignored
 * @param groupId tabs of one group share a choice; without a group, the choice isn't stored
 */
export function useSelected(values: readonly string[], groupId?: string): [string, (value: string) => void] {
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  // Also keeps the choice when the browser denies storage.
  const [chosen, setChosen] = useState(values[0] ?? '');
  const select = (value: string): void => {
    setChosen(value);
    slot.set(value);
  };
  return [stored !== null && values.includes(stored) ? stored : chosen, select];
}
