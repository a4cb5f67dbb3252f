import type {ReactNode} from 'react';
import type {Field} from '../core/fields';
import controls from '../controls.module.css';
import {type Described, choicesOf} from './SingleInput';

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly described: Described;
  readonly onChange: (texts: readonly string[]) => void;
}

/** Several values: choices, or one on each line. */
export function ListInput({field, texts, described, onChange}: Props): ReactNode {
  if (field.choices.length > 0) {
    return (
      <select
        multiple
        className={controls.input}
        {...described}
        value={texts}
        onChange={({target}) => onChange([...target.selectedOptions].map(({value}) => value))}>
        {choicesOf(field, texts).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <textarea
      className={controls.input}
      {...described}
      rows={Math.min(8, texts.length + 1)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={texts.join('\n')}
      onChange={({target}) => onChange(target.value.split('\n'))}
    />
  );
}
