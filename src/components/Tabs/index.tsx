import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {targetOf} from './targetOf';
import styles from './styles.module.css';

/** Variants of a text, one of which is shown. Without JavaScript all are shown. */
export function Tabs({children, ...props}: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = sanitizeTabsChildren(children);
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children: items});
  const {blockElementScrollPositionUntilNextRender: holdPlace} = useScrollPositionBlocker();

  const select = (index: number): void => {
    const tab = list.current?.children[index];
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    holdPlace(tab);
    selectValue(tabValues[index]?.value ?? selectedValue);
  };
  const press = (event: KeyboardEvent): void => {
    const now = tabValues.findIndex(({value}) => value === selectedValue);
    const target = targetOf(event.key, now, tabValues.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={clsx('tabs-container', styles.container)}>
      <div ref={list} role="tablist" className={clsx('tabs', styles.list)}>
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${value}`}
            aria-controls={`${id}${value}-panel`}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className={clsx('tabs__item', styles.tab, value === selectedValue && 'tabs__item--active')}
            onKeyDown={press}
            onClick={() => select(index)}>
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({props: item}) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}${item.value}-panel`}
          aria-labelledby={`${id}${item.value}`}
          hidden={item.value !== selectedValue}
          className={styles.panel}>
          {item.children}
        </div>
      ))}
    </div>
  );
}
