import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Field} from '../core/fields';
import {MAX_VALUES} from '../core/values';
import {type Described, SingleInput} from './SingleInput';
import styles from './styles.module.css';

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly described: Described;
  /** Indexes of the wrong values. Absent if the problem applies to the list as a whole. */
  readonly wrongAt?: readonly number[] | undefined;
  readonly onChange: (texts: readonly string[]) => void;
}

/** A list with an input for each value, and a button to add one. */
export function ListInput({field, texts, described, wrongAt, onChange}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = texts.length > 0 ? texts : [''];
  const nameOf = (index: number): string =>
    translate({id: 'site.tryIt.nth', message: '{name}, value {n}'}, {name: field.name, n: String(index + 1)});
  /** The focus goes to the value before the removed one, or to the new one. */
  const focusOn = (index: number): void => {
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('input, select')[index]?.focus());
  };
  const add = (): void => {
    if (shown.length >= MAX_VALUES) return;
    onChange([...shown, '']);
    focusOn(shown.length);
  };
  const remove = (gone: number): void => {
    onChange(shown.filter((_, index) => index !== gone));
    focusOn(Math.max(0, gone - 1));
  };
  return (
    <div ref={list} className={styles.list} role="group" aria-label={field.name}>
      {shown.map((text, index) => (
        <div key={index} className={styles.row}>
          {index > 0 && (
            <label htmlFor={`${described.id}-${String(index)}`} className="visually-hidden">
              {nameOf(index)}
            </label>
          )}
          <SingleInput
            field={field}
            text={text}
            described={{
              ...described,
              ...(index > 0 && {id: `${described.id}-${String(index)}`}),
              'aria-invalid': (wrongAt?.includes(index) ?? true) ? described['aria-invalid'] : undefined,
            }}
            onChange={(next) => onChange(shown.map((before, at) => (at === index ? next : before)))}
          />
          {shown.length > 1 && (
            <button
              type="button"
              className="site-button"
              aria-label={translate({id: 'site.tryIt.remove', message: 'Remove {what}'}, {what: nameOf(index)})}
              onClick={() => remove(index)}>
              ×
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className="site-button"
        aria-disabled={shown.length >= MAX_VALUES}
        aria-label={translate({id: 'site.tryIt.addTo', message: 'Add a value to {name}'}, {name: field.name})}
        onClick={add}>
        <Translate id="site.tryIt.add">Add</Translate>
      </button>
    </div>
  );
}
