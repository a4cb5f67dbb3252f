import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {type Field, aboutOf} from '../core/fields';
import controls from '../controls.module.css';
import styles from './styles.module.css';

interface Props {
  /** The parameters that are not in the form yet. */
  readonly fields: readonly Field[];
  readonly onAdd: (field: Field) => void;
}

/** An input with the unused parameters. Choosing one, or its whole name, adds its own input and focuses that. */
export function AddParameter({fields, onAdd}: Props): ReactNode {
  const [text, setText] = useState('');
  const list = useId();
  const label = translate({id: 'site.tryIt.addParameter', message: 'Add a parameter'});
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
    <div className={styles.adding}>
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
    </div>
  );
}
