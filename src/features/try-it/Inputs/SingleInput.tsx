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

/** Choices such as ASC, DESC, asc, desc: of those that differ in case only, the first. */
const withoutCases = (choices: readonly string[]): readonly string[] =>
  choices.filter((one, index) => choices.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index);

/** One value. Numbers also use a text input, because number inputs round IDs of 19 digits and drop letters. */
export function SingleInput({field, text, described, onChange}: Props): ReactNode {
  const choices = field.type === 'boolean' ? ['true', 'false'] : withoutCases(field.choices);
  if (choices.length > 0) {
    return (
      <select className={controls.input} {...described} value={text} onChange={({target}) => onChange(target.value)}>
        <option value="">{translate({id: 'site.tryIt.notSent', message: 'Not sent'})}</option>
        {/* A link may carry a value that isn't a choice: it is shown as it is, and refused. */}
        {[...new Set([...choices, ...field.special, ...(text ? [text] : [])])].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
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
