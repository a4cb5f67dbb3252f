import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Field} from '../core/fields';
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
  /** The cost of its value, as a sentence. */
  readonly note?: string | undefined;
}

/** A parameter: its name, input, hint and problem. */
export function FieldInput({field, texts, onChange, problem, note}: FieldProps): ReactNode {
  const id = `try-it-${field.id}`;
  const hint = hintOf(field);
  const about = [problem && `${id}-problem`, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const described: Described = {
    id,
    'aria-describedby': about || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
  const change = (next: readonly string[]): void => onChange(field.id, next);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        <code>{field.name}</code>
        {field.required && (
          <span className={styles.required}>
            <Translate id="site.tryIt.mark">required</Translate>
          </span>
        )}
        {field.location === 'header' && (
          <span className={styles.mark}>
            <Translate id="site.tryIt.header">header</Translate>
          </span>
        )}
      </label>
      {field.shape === 'one' ? (
        <SingleInput field={field} text={texts[0] ?? ''} described={described} onChange={(text) => change([text])} />
      ) : (
        <ListInput field={field} texts={texts} described={described} onChange={change} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={controls.problem}>
          {problem}
        </p>
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
