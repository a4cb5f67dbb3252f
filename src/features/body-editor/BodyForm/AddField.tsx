import {type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Row} from '../core/rows';
import styles from './styles.module.css';

interface Props {
  /** ID of the button. */
  readonly id: string;
  /** The rows that the form doesn't show yet. */
  readonly rows: readonly Row[];
  readonly onAdd: (row: Row) => void;
}

/** A button that opens the list of other fields, which typing filters. */
export function AddField({id, rows, onAdd}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const wanted = words.trim().toLowerCase();
  const found = rows.filter(({name, about}) => `${name} ${about}`.toLowerCase().includes(wanted));
  const close = (): void => {
    setOpen(false);
    setWords('');
  };
  const add = (row: Row): void => {
    close();
    onAdd(row);
  };
  /** Enter takes the first one and doesn't send. Escape closes the list only. */
  const press = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
      if (first) add(first);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (rows.length === 0) return null;
  return (
    // The keys of what is in it arrive here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.adding} onKeyDown={press}>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.add}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}>
        <Translate>Add a field</Translate>
      </button>
      {isOpen && <Filter words={words} onType={setWords} rows={found} onAdd={add} />}
    </div>
  );
}

interface FilterProps extends Pick<Props, 'rows' | 'onAdd'> {
  readonly words: string;
  readonly onType: (words: string) => void;
}

const Filter = ({words, onType, rows, onAdd}: FilterProps): ReactNode => (
  <>
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      type="search"
      className={styles.input}
      aria-label={translate({message: 'Filter fields'})}
      placeholder={translate({message: 'Filter fields'})}
      autoComplete="off"
      spellCheck={false}
      value={words}
      onChange={({target}) => onType(target.value)}
    />
    <ul className={styles.others} aria-label={translate({message: 'Fields'})}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={styles.other} onClick={() => onAdd(row)}>
            <code className="plain-code">{row.name}</code> <span className="text-faint">{row.type}</span>{' '}
            <span>{row.about}</span>
          </button>
        </li>
      ))}
    </ul>
    <p role="status" className={styles.about}>
      {rows.length === 0 && translate({message: 'No field has these words.'})}
    </p>
  </>
);
