import {type HTMLAttributes, type ReactNode, useId, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Schema} from '@site/openapi/model/spec';
import {listedValues, offsetText} from '../core/fields';
import {type RowKind, choicesOf, dateTimeParts, rawOf} from '../core/rows';
import styles from './styles.module.css';

export interface ValueProps {
  readonly kind: RowKind;
  readonly schema: Schema;
  /** As the input shows it: without quotes. Undefined if the body doesn't have the value. */
  readonly value: string | undefined;
  /** Attributes that connect the input with its name and its problem. */
  readonly attributes: HTMLAttributes<HTMLElement> & {readonly id: string};
  /** @param raw JSON. Undefined removes the value */
  readonly onChange: (raw: string | undefined) => void;
}

const TYPING = {autoComplete: 'off', autoCapitalize: 'off', spellCheck: false} as const;

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** The input of a single value. A value that a native picker can't show is a text. */
export function ValueInput(props: ValueProps): ReactNode {
  const {kind, value = ''} = props;
  if (kind === 'choice') return <Choice {...props} />;
  if (kind === 'date' && (value === '' || isDate(value))) return <DateInput {...props} />;
  if (kind === 'date-time' && (value === '' || dateTimeParts(value))) return <DateTime {...props} />;
  return <Text {...props} />;
}

function Text({kind, schema, value = '', attributes, onChange}: ValueProps): ReactNode {
  const list = useId();
  const known = listedValues(schema).map((raw) => raw.replaceAll('"', ''));
  const change = (text: string): void => onChange(text === '' && kind !== 'text' ? undefined : rawOf(kind, text));
  return (
    <>
      {value.includes('\n') ? (
        <textarea
          className={styles.input}
          {...attributes}
          {...TYPING}
          rows={Math.min(8, value.split('\n').length)}
          value={value}
          onChange={({target}) => change(target.value)}
        />
      ) : (
        <input
          type="text"
          className={clsx(styles.input, kind !== 'text' && 'mono')}
          {...attributes}
          {...TYPING}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          list={known.length > 0 ? list : undefined}
          value={value}
          onChange={({target}) => change(target.value)}
        />
      )}
      {known.length > 0 && (
        <datalist id={list}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Choice({schema, value, attributes, onChange}: ValueProps): ReactNode {
  const choices = choicesOf(schema);
  const shown = (raw: string): string => raw.replaceAll(/^"|"$/g, '');
  const current = choices.find((raw) => shown(raw) === value) ?? (value === undefined ? '' : JSON.stringify(value));
  return (
    <select
      className={styles.input}
      {...attributes}
      value={current}
      onChange={({target}) => onChange(target.value === '' ? undefined : target.value)}>
      <option value="">{translate({message: 'Not sent'})}</option>
      {[...new Set([...choices, ...(current === '' ? [] : [current])])].map((raw) => (
        <option key={raw} value={raw}>
          {shown(raw)}
        </option>
      ))}
    </select>
  );
}

const DateInput = ({value = '', attributes, onChange}: ValueProps): ReactNode => (
  <input
    type="date"
    className={styles.input}
    {...attributes}
    value={value}
    onChange={({target}) => onChange(target.value === '' ? undefined : JSON.stringify(target.value))}
  />
);

/** The offsets of time zones, in quarters of an hour where they exist. */
const OFFSETS: readonly string[] = [
  'Z',
  ...Array.from({length: 27}, (_, index) => index - 12).map(
    (hour) => `${hour < 0 ? '-' : '+'}${String(Math.abs(hour)).padStart(2, '0')}:00`,
  ),
  ...['-09:30', '-03:30', '+03:30', '+04:30', '+05:30', '+05:45', '+06:30', '+08:45', '+09:30', '+10:30', '+12:45'],
].sort();

function DateTime({value = '', attributes, onChange}: ValueProps): ReactNode {
  const parts = dateTimeParts(value);
  const [chosen, setChosen] = useState<string>();
  const [here] = useState(() => offsetText(new Date()));
  const offset = parts?.offset ?? chosen ?? here;
  const change = (local: string, zone: string): void => {
    const seconds = local.length === 'YYYY-MM-DDThh:mm'.length ? ':00' : '';
    onChange(local === '' ? undefined : JSON.stringify(local + seconds + zone));
  };
  return (
    <div className={styles.dateTime}>
      <input
        type="datetime-local"
        step="1"
        className={styles.input}
        {...attributes}
        value={parts?.local ?? ''}
        onChange={({target}) => {
          const isFirst = !parts && chosen === undefined && target.value !== '';
          change(target.value, isFirst ? offsetText(new Date(target.value)) : offset);
        }}
      />
      <select
        className={styles.input}
        aria-label={translate({message: 'Offset from UTC'})}
        value={offset}
        onChange={({target}) => {
          setChosen(target.value);
          if (parts) change(parts.local, target.value);
        }}>
        {[...new Set([...OFFSETS, offset])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
