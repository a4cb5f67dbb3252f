import type {HTMLAttributes, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {LaterParts} from '../laterParts';
import {type Field, type FieldType, aboutOf} from '../core/fields';
import type {KnownId} from '../core/knownIds';
import controls from '../controls.module.css';
import styles from './styles.module.css';

const MOST_OFFERED = 5;
const NO_FILES: readonly File[] = [];

interface Props {
  readonly field: Field;
  readonly texts: readonly string[];
  readonly onChange: (id: string, texts: readonly string[]) => void;
  /** Of a field for files. */
  readonly files?: readonly File[] | undefined;
  readonly onFiles: (id: string, files: readonly File[]) => void;
  readonly problem?: string | undefined;
  readonly offered: readonly KnownId[];
  /** Removes it from the form. Absent if it can't be removed. */
  readonly onRemove?: () => void;
}

export function FieldInput({
  field,
  texts,
  onChange,
  files = NO_FILES,
  onFiles,
  problem,
  offered,
  onRemove,
}: Props): ReactNode {
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
    <div className="margin-bottom--md" data-field>
      <Name field={field} id={id} onRemove={onRemove} />
      {line('about', clsx(controls.hint, 'margin-top--none margin-bottom--xs'))}
      {field.type === 'file' ? (
        <LaterParts>
          {({FileInput}) => (
            <FileInput
              {...{files, described}}
              isMany={field.shape === 'list'}
              onFiles={(chosen) => onFiles(field.id, chosen)}
            />
          )}
        </LaterParts>
      ) : (
        <ValueInput {...{field, texts, described}} onChange={change} />
      )}
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
      {field.required && <span className="text-danger text-small">{translate({message: 'required'})}</span>}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={translate({message: 'Remove {what}'}, {what: field.name})}
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

function OfferedIds({parameter, offered, onPick}: OfferedProps): ReactNode {
  if (offered.length === 0) return null;
  return (
    <div
      className="site-bar"
      role="group"
      aria-label={translate({message: '{name}: from your responses'}, {name: parameter})}>
      {offered.slice(0, MOST_OFFERED).map(({id, name}) => (
        <button key={id} type="button" className={controls.small} onClick={() => onPick(id)}>
          <code>{id}</code> {name}
        </button>
      ))}
    </div>
  );
}

const types: Partial<Readonly<Record<FieldType, () => string>>> = {
  integer: () => translate({message: 'whole number'}),
  number: () => translate({message: 'number'}),
  'date-time': () => translate({message: 'date and time, such as 2026-09-14T09:30:00-04:00'}),
};

function hintOf(field: Field): string {
  const {minimum, maximum} = field.schema;
  const isLines = field.shape !== 'one' && field.choices.length === 0 && field.type !== 'file';
  const kind = [
    field.shape === 'pairs' ? translate({message: 'name=value'}) : types[field.type]?.(),
    isLines && translate({message: '(one per line)'}),
    minimum !== undefined && translate({message: 'from {limit}'}, {limit: String(minimum)}),
    maximum !== undefined && translate({message: 'to {limit}'}, {limit: String(maximum)}),
  ];
  const words = [
    kind.filter(Boolean).join(' '),
    field.default !== undefined && translate({message: 'default: {value}'}, {value: field.default}),
    field.example !== undefined && translate({message: 'example: {value}'}, {value: field.example}),
    field.special.length > 0 && translate({message: 'or {values}'}, {values: field.special.join(', ')}),
  ];
  return words.filter(Boolean).join(', ');
}

interface ValueInputProps {
  readonly field: Field;
  readonly texts: readonly string[];
  /** Attributes that connect the input with its hint and its problem. */
  readonly described: HTMLAttributes<HTMLElement>;
  readonly onChange: (texts: readonly string[]) => void;
}

/** Of choices that differ in case only, such as ASC and asc, the first. A wrong value of a link is shown as it is, and refused. */
function choicesOf({choices, special}: Field, texts: readonly string[]): readonly string[] {
  const isFirst = (one: string, index: number): boolean =>
    choices.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index;
  return [...new Set([...choices.filter(isFirst), ...special, ...texts.filter(Boolean)])];
}

/** The input of a parameter: choices, a text, or a text with one value on each line. */
function ValueInput({field, texts, described, onChange}: ValueInputProps): ReactNode {
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
        {isOne && <option value="">{translate({message: 'Not sent'})}</option>}
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
      className={clsx(controls.input, type !== 'text' && 'mono')}
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
