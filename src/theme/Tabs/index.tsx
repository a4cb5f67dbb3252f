import {Children, type KeyboardEvent, type ReactNode, isValidElement, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props as TabItem} from '@theme/TabItem';
import styles from './styles.module.css';

interface Props {
  /** One or more `<TabItem value label>`. */
  readonly children?: ReactNode;
  /** Tabs of one group are switched together, on all pages. */
  readonly groupId?: string;
  readonly className?: string;
}

/** The props of the `<TabItem>` children. They are read here and never rendered by the theme. */
const itemsIn = (children: ReactNode): TabItem[] =>
  Children.toArray(children)
    .filter((child) => isValidElement<TabItem>(child))
    .map(({props}) => props);

/** The stored choice of the group, else the last one here. Docusaurus's `useTabs` changes in minor releases. */
function useSelected(items: readonly TabItem[], groupId?: string): [string, (value: string) => void] {
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  // Also keeps the choice when the browser denies storage.
  const [chosen, setChosen] = useState(items[0]?.value ?? '');
  const select = (value: string): void => {
    setChosen(value);
    slot.set(value);
  };
  return [items.find(({value}) => value === stored)?.value ?? chosen, select];
}

/** Variants of a text, of which the chosen one is shown, also on paper. Without JavaScript all are shown. */
export default function Tabs({children, groupId, className}: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = itemsIn(children);
  const [selected, setSelected] = useSelected(items, groupId);
  const {blockElementScrollPositionUntilNextRender: holdPlace} = useScrollPositionBlocker();

  const select = (index: number): void => {
    const tab = list.current?.children[index];
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    holdPlace(tab);
    setSelected(items[index]?.value ?? selected);
  };
  const press = (event: KeyboardEvent): void => {
    const now = items.findIndex(({value}) => value === selected);
    // ARIA Authoring Practices Guide, Tabs pattern.
    const targets: Readonly<Record<string, number>> = {Home: 0, End: -1, ArrowRight: now + 1, ArrowLeft: now - 1};
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select((target + items.length) % items.length);
  };

  return (
    <div className={clsx('tabs-container', styles.container, className)}>
      <div ref={list} role="tablist" className="site-tabs needs-script">
        {items.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${value}`}
            aria-controls={`${id}${value}-panel`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            className="site-tab"
            onKeyDown={press}
            onClick={() => select(index)}>
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}${item.value}-panel`}
          aria-labelledby={`${id}${item.value}`}
          hidden={item.value !== selected}
          className={styles.panel}>
          {item.children}
        </div>
      ))}
    </div>
  );
}

// Change: ejected. The stock one remounts its panels after hydration (docusaurus#5653), which is slow and unnecessary, because
// the server and the first client render select the same tab. Ours also labels panels by their tabs, and shows all of them
// without JavaScript.
