import type {HTMLAttributes, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Field} from '../core/fields';
import controls from '../controls.module.css';

/** Attributes that connect an input with its hint and its problem. */
export interface Described extends Pick<
  HTMLAttributes<HTMLElement>,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  readonly id: string;
}

interface Props {
  readonly field: Field;
  readonly text: string;
  readonly described: Described;
  readonly onChange: (text: string) => void;
}

/**
 * The choices of a field. Of those that differ in case only, such as ASC and asc, the first. A link may carry a value that isn't a
 * choice: it is shown as it is, and refused.
 */
export function choicesOf({choices, special}: Field, texts: readonly string[]): readonly string[] {
  const isFirst = (one: string, index: number): boolean =>
    choices.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index;
  return [...new Set([...choices.filter(isFirst), ...special, ...texts.filter(Boolean)])];
}

/** One value. Numbers also use a text input, because number inputs round IDs of 19 digits and drop letters. */
export function SingleInput({field, text, described, onChange}: Props): ReactNode {
  if (field.choices.length > 0) {
    return (
      <select className={controls.input} {...described} value={text} onChange={({target}) => onChange(target.value)}>
        <option value="">{translate({id: 'site.tryIt.notSent', message: 'Not sent'})}</option>
        {choicesOf(field, [text]).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="text"
      className={clsx(controls.input, field.type !== 'text' && controls.mono)}
      {...described}
      inputMode={field.type === 'integer' && field.special.length === 0 ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={text}
      onChange={({target}) => onChange(target.value)}
    />
  );
}
