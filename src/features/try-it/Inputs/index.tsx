import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {type Field, type Files, type Values, aboutOf, shownTexts, textsOf} from '../core/fields';
import type {FormEvent} from '../core/formState';
import type {KnownId} from '../core/knownIds';
import controls from '../controls.module.css';
import {FieldInput} from './FieldInput';
import styles from './styles.module.css';

/** A parameter that a visitor adds from the text of the page. Each click makes a new object. */
export interface Wanted {
  /** Location and name as sent: `query:updated_at`. */
  readonly id: string;
}

interface Props {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly files: Files;
  /** IDs of optional fields that have an input without having a value. */
  readonly added: readonly string[];
  /** Problems by field ID. */
  readonly problems: ReadonlyMap<string, string>;
  /** The IDs that responses of this tab had, for a parameter. */
  readonly offeredIds: (field: Field) => readonly KnownId[];
  /** Values that an example fills in. Empty for an operation without one. */
  readonly example: Values;
  readonly dispatch: (event: FormEvent) => void;
}

/** Up to this number, all optional parameters are shown. */
const FEW = 3;

/** Focuses the input of a field after it is rendered. */
export const focusInput = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(`try-it-${id}`)?.focus());
};

/** The inputs of a request: required parameters, those in use, and an input that adds others. */
export function Inputs({fields, values, files, added, problems, offeredIds, example, dispatch}: Props): ReactNode {
  const inputs = useRef<HTMLDivElement>(null);
  const areFew = fields.filter(({required}) => !required).length <= FEW;
  const isShown = (field: Field): boolean =>
    areFew || field.required || added.includes(field.id) || textsOf(values, field).length > 0 || problems.has(field.id);
  const add = ({id}: Field): void => {
    dispatch({type: 'parameterAdded', id});
    focusInput(id);
  };
  const remove = ({id}: Field): void => {
    dispatch({type: 'parameterRemoved', id});
    inputs.current?.querySelector<HTMLElement>('[data-add-parameter]')?.focus();
  };
  const shown = fields.filter(isShown);
  const others = fields.filter((field) => !isShown(field));
  return (
    <div ref={inputs}>
      {shown.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          texts={shownTexts(values, field)}
          problem={problems.get(field.id)}
          offered={offeredIds(field)}
          onChange={(id, texts) => dispatch({type: 'fieldChanged', id, texts})}
          files={files[field.id]}
          onFiles={(id, chosen) => dispatch({type: 'filesChosen', id, files: chosen})}
          {...(!areFew && !field.required && {onRemove: () => remove(field)})}
        />
      ))}
      {!areFew && (
        <div className={styles.add}>
          <AddParameter fields={others} onAdd={add} />
          {Object.keys(example).length > 0 && (
            <button type="button" className="site-button" onClick={() => dispatch({type: 'syncInserted'})}>
              {translate({message: 'Insert the sync example'})}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface AddParameterProps {
  /** The parameters that are not in the form yet. */
  readonly fields: readonly Field[];
  readonly onAdd: (field: Field) => void;
}

/** An input with the unused parameters. Choosing one, or its whole name, adds its own input and focuses that. */
export function AddParameter({fields, onAdd}: AddParameterProps): ReactNode {
  const [text, setText] = useState('');
  const list = useId();
  const label = translate({message: 'Add a parameter'});
  const change = (next: string): void => {
    const [found, ...longer] = fields.filter(({name}) => name.startsWith(next));
    const isWhole = found?.name === next && longer.length === 0;
    setText(isWhole ? '' : next);
    if (isWhole) onAdd(found);
  };
  /** Enter selects the best match and doesn't send the form. */
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const found = fields.find(({name}) => name === text) ?? fields.find(({name}) => name.includes(text));
    if (text === '' || !found) return;
    setText('');
    onAdd(found);
  };
  return (
    <>
      <input
        type="search"
        className={controls.input}
        data-add-parameter
        aria-label={label}
        placeholder={label}
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({target}) => change(target.value)}
        onKeyDown={press}
      />
      <datalist id={list}>
        {fields.map((field) => (
          <option key={field.id} value={field.name} label={aboutOf(field)} />
        ))}
      </datalist>
    </>
  );
}
