import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type Field, aboutOf} from '../core/fields';
import type {KnownId} from '../core/knownIds';
import controls from '../controls.module.css';
import {ValueInput} from './ValueInput';
import {hintOf} from './hint';
import styles from './styles.module.css';

/** How many records have a button. */
const MOST_OFFERED = 5;

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly onChange: (id: string, texts: readonly string[]) => void;
  readonly problem?: string | undefined;
  /** IDs of records that it can have. */
  readonly offered: readonly KnownId[];
  /** Removes it from the form. Absent if it can't be removed. */
  readonly onRemove?: () => void;
}

/** A parameter: its name, input, hint and problem. */
export function FieldInput({field, texts, onChange, problem, offered, onRemove}: Props): ReactNode {
  const id = `try-it-${field.id}`;
  const lines = {
    problem,
    about: aboutOf(field),
    // A problem replaces it, because both say the same.
    hint: problem ? '' : hintOf(field),
  };
  const names = Object.entries(lines).flatMap(([name, text]) => (text ? [`${id}-${name}`] : []));
  const described = {
    id,
    'aria-describedby': names.join(' ') || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
  const line = (name: keyof typeof lines, className: string | undefined): ReactNode =>
    lines[name] && (
      <p id={`${id}-${name}`} className={className}>
        {lines[name]}
      </p>
    );
  const change = (next: readonly string[]): void => onChange(field.id, next);
  return (
    <div className={styles.field} data-field>
      <Name field={field} id={id} onRemove={onRemove} />
      {line('about', clsx(controls.hint, styles.about))}
      <ValueInput {...{field, texts, described}} onChange={change} />
      <OfferedIds
        parameter={field.name}
        offered={offered.filter((one) => !texts.includes(one.id))}
        onPick={(one) => change(field.shape === 'one' ? [one] : [...texts.filter(Boolean), one])}
      />
      {line('problem', controls.problem)}
      {line('hint', controls.hint)}
    </div>
  );
}

/** @param id of the input */
function Name({field, id, onRemove}: Pick<Props, 'field' | 'onRemove'> & {readonly id: string}): ReactNode {
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

interface OfferedProps extends Pick<Props, 'offered'> {
  readonly parameter: string;
  readonly onPick: (id: string) => void;
}

/** Buttons for the latest records that responses had. */
function OfferedIds({parameter, offered, onPick}: OfferedProps): ReactNode {
  if (offered.length === 0) return null;
  return (
    <div
      className="site-bar"
      role="group"
      aria-label={translate({id: 'site.tryIt.offeredIds', message: '{name}: from your responses'}, {name: parameter})}>
      {offered.slice(0, MOST_OFFERED).map(({id, name}) => (
        <button key={id} type="button" className={controls.small} onClick={() => onPick(id)}>
          <code>{id}</code> {name}
        </button>
      ))}
    </div>
  );
}
