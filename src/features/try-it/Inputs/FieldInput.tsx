import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type Field, aboutOf} from '../core/fields';
import {suggestedValue} from '../core/suggestedValue';
import controls from '../controls.module.css';
import {ListInput} from './ListInput';
import {SingleInput} from './SingleInput';
import type {Described} from './described';
import {hintOf} from './hint';
import styles from './styles.module.css';

export interface FieldProps {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly onChange: (id: string, texts: readonly string[]) => void;
  /** The problem, as a sentence. */
  readonly problem?: string | undefined;
  /** Indexes of the wrong values of a list. Absent if the problem applies to all. */
  readonly wrongAt?: readonly number[] | undefined;
  /** The cost of its value, as a sentence. */
  readonly note?: string | undefined;
  /** Removes it from the form. Absent if it can't be removed. */
  readonly onRemove?: () => void;
}

/** A parameter: its name, input, hint and problem. */
export function FieldInput({field, texts, onChange, problem, wrongAt, note, onRemove}: FieldProps): ReactNode {
  const id = `try-it-${field.id}`;
  // A problem takes the place of the hint, because it says the same.
  const hint = problem ? '' : hintOf(field);
  const description = aboutOf(field);
  const about = [problem && `${id}-problem`, note && `${id}-note`, description && `${id}-about`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const described: Described = {
    id,
    'aria-describedby': about || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
  const change = (next: readonly string[]): void => onChange(field.id, next);
  return (
    <div className={styles.field} data-field>
      <Name field={field} id={id} onRemove={onRemove} />
      {description && (
        <p id={`${id}-about`} className={clsx(controls.hint, styles.about)}>
          {description}
        </p>
      )}
      {field.shape === 'one' ? (
        <SingleInput field={field} text={texts[0] ?? ''} described={described} onChange={(text) => change([text])} />
      ) : (
        <ListInput {...{field, texts, described, wrongAt}} onChange={change} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={controls.problem}>
          {problem}
        </p>
      )}
      {problem && field.shape === 'one' && (
        <Suggestion value={suggestedValue(field, texts[0] ?? '')} inputId={id} onUse={(value) => change([value])} />
      )}
      {note && (
        <p id={`${id}-note`} className={clsx(controls.hint, styles.note)}>
          {note}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={controls.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface NameProps {
  readonly field: Field;
  /** ID of the input. */
  readonly id: string;
  readonly onRemove: (() => void) | undefined;
}

function Name({field, id, onRemove}: NameProps): ReactNode {
  return (
    <div className={styles.name}>
      <label htmlFor={id}>
        <code>{field.name}</code>
      </label>
      {field.required && (
        <span className={styles.required}>
          <Translate id="site.tryIt.mark">required</Translate>
        </span>
      )}
      {field.oneOf && (
        <span className={styles.required}>
          <Translate id="site.tryIt.oneOf">one of</Translate>
        </span>
      )}
      {field.location === 'header' && (
        <span className={styles.mark}>
          <Translate id="site.tryIt.header">header</Translate>
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={translate({id: 'site.tryIt.remove', message: 'Remove {what}'}, {what: field.name})}
          onClick={onRemove}>
          ×
        </button>
      )}
    </div>
  );
}

interface SuggestionProps {
  readonly value: string | undefined;
  readonly inputId: string;
  readonly onUse: (value: string) => void;
}

/** A button that replaces a wrong value with what was probably meant. */
function Suggestion({value, inputId, onUse}: SuggestionProps): ReactNode {
  if (value === undefined) return null;
  return (
    <button
      type="button"
      className={controls.small}
      onClick={() => {
        onUse(value);
        document.getElementById(inputId)?.focus();
      }}>
      <Translate id="site.tryIt.use" values={{value}}>
        {'Use {value}'}
      </Translate>
    </button>
  );
}
