import type {HTMLAttributes, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Field} from '../core/fields';
import controls from '../controls.module.css';

/** Attributes that connect an input with its hint and its problem. */
type Described = Pick<HTMLAttributes<HTMLElement>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly described: Described;
  readonly onChange: (texts: readonly string[]) => void;
}

/**
 * The choices of a field. Of those that differ in case only, such as ASC and asc, the first. A link may carry a value that isn't a
 * choice: it is shown as it is, and refused.
 */
function choicesOf({choices, special}: Field, texts: readonly string[]): readonly string[] {
  const isFirst = (one: string, index: number): boolean =>
    choices.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index;
  return [...new Set([...choices.filter(isFirst), ...special, ...texts.filter(Boolean)])];
}

/** The input of a parameter: choices, a text, or a text with one value on each line. */
export function ValueInput({field, texts, described, onChange}: Props): ReactNode {
  const {choices, shape, special, type} = field;
  const [text = ''] = texts;
  const isOne = shape === 'one';
  if (choices.length > 0) {
    return (
      <select
        multiple={!isOne}
        className={controls.input}
        {...described}
        value={isOne ? text : texts}
        onChange={({target}) => onChange([...target.selectedOptions].map(({value}) => value))}>
        {isOne && <option value="">{translate({id: 'site.tryIt.notSent', message: 'Not sent'})}</option>}
        {choicesOf(field, isOne ? [text] : texts).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const typing = {...described, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false};
  return isOne ? (
    // Numbers also use a text input, because number inputs round IDs of 19 digits and drop letters.
    <input
      type="text"
      className={clsx(controls.input, type !== 'text' && controls.mono)}
      {...typing}
      inputMode={type === 'integer' && special.length === 0 ? 'numeric' : undefined}
      value={text}
      onChange={({target}) => onChange([target.value])}
    />
  ) : (
    <textarea
      className={controls.input}
      {...typing}
      rows={Math.min(8, texts.length + 1)}
      value={texts.join('\n')}
      onChange={({target}) => onChange(target.value.split('\n'))}
    />
  );
}
