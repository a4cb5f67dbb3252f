import {type ReactNode, type RefObject, useId, useLayoutEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Completion} from '../core/completions';
import styles from './styles.module.css';

/** How many items are drawn. Typing shortens the list. */
const MOST = 100;
/** How many chips fit under the box. */
const MOST_CHIPS = 12;

interface ListProps {
  readonly items: readonly Completion[];
  readonly active: number;
  readonly choose: (item: Completion) => void;
  readonly textarea: RefObject<HTMLTextAreaElement>;
  /** The lower edge of the line at the caret, from the upper edge of a frame. Undefined without lines: then the list is below the box. */
  readonly bottom: (frame: Element) => number | undefined;
}

/**
 * The list of the textarea, as in the combobox pattern of ARIA. The textarea keeps its own role, which has several lines, so
 * that it has no `aria-expanded`; a status says that the list is open.
 */
export function Suggestions({items, active, choose, textarea, bottom}: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = items.slice(0, MOST);
  const current = Math.min(active, shown.length - 1);
  useLayoutEffect(() => {
    const {current: element} = list;
    const top = element?.parentElement && bottom(element.parentElement);
    // Not an attribute, which the content security policy refuses.
    if (element) element.style.top = typeof top === 'number' ? `${String(top)}px` : '';
  });
  useLayoutEffect(() => {
    list.current?.children[current]?.scrollIntoView({block: 'nearest'});
    textarea.current?.setAttribute('aria-activedescendant', `${id}-${String(current)}`);
  }, [current, id, items, textarea]);
  useLayoutEffect(() => {
    const {current: element} = textarea;
    list.current?.scrollIntoView({block: 'nearest'});
    element?.setAttribute('aria-controls', id);
    return () => {
      element?.removeAttribute('aria-controls');
      element?.removeAttribute('aria-activedescendant');
    };
  }, [id, textarea]);
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        // It scrolls, and must be reachable. Tab closes it before the focus moves.
        tabIndex={0}
        className={styles.list}
        aria-label={translate({message: 'Suggestions'})}
        // The textarea keeps the focus.
        onPointerDown={(event) => event.preventDefault()}>
        {shown.map((item, index) => (
          // Its keys arrive at the textarea.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.label}
            id={`${id}-${String(index)}`}
            role="option"
            className={styles.option}
            aria-selected={index === current}
            onClick={() => choose(item)}>
            <code className="plain-code">{item.label}</code>
            {item.isRequired && <span className="text-danger">{translate({message: 'required'})}</span>}
            {item.type && <span className="text-faint">{item.type}</span>}
            {item.about && <span className={styles.words}>{item.about}</span>}
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {items.length === 1
          ? translate({message: '1 suggestion'})
          : translate({message: '{count} suggestions'}, {count: String(items.length)})}
      </span>
    </>
  );
}

/** With a finger: the same items as a row of buttons under the box. */
export function Chips({items, choose}: Pick<ListProps, 'items' | 'choose'>): ReactNode {
  return (
    <div role="group" className={styles.chips} aria-label={translate({message: 'Suggestions'})}>
      {items.slice(0, MOST_CHIPS).map((item) => (
        <button
          key={item.label}
          type="button"
          className="site-button"
          // The keyboard of the phone stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}>
          <code className="plain-code">{item.label}</code>
        </button>
      ))}
    </div>
  );
}
