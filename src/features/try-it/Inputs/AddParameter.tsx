import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {parameterCount} from '@site/openapi/model/parameterCount';
import {type Field, aboutOf, matchesField} from '../core/fields';
import {type Values, textsOf} from '../core/values';
import controls from '../controls.module.css';
import styles from './styles.module.css';

interface Props {
  /** The parameters that are not in the form yet. */
  readonly fields: readonly Field[];
  readonly all: readonly Field[];
  readonly values: Values;
  readonly onAdd: (field: Field) => void;
}

/** A search for unused parameters. Selecting one adds its input and focuses it. */
export function AddParameter({fields, all, values, onAdd}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const found = fields.filter((field) => matchesField(field, query));
  // The list would be below the fold of the form, which scrolls.
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({block: 'nearest'});
  }, [isOpen, found.length]);
  const choose = (field: Field): void => {
    setQuery('');
    setOpen(false);
    onAdd(field);
  };
  /** Enter selects the first match and doesn't send the form. Escape closes only the list. */
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [first] = found;
      if (isOpen && query !== '' && first) choose(first);
      else setOpen(true);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setQuery('');
      setOpen(false);
    }
  };
  return (
    <div ref={box} className={styles.adding}>
      <input
        type="search"
        className={controls.input}
        data-add-parameter
        aria-label={translate({id: 'site.tryIt.addParameter', message: 'Add a parameter'})}
        placeholder={translate({id: 'site.tryIt.addParameter', message: 'Add a parameter'})}
        aria-controls={list}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({target}) => {
          setQuery(target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      <p className={controls.hint}>
        <Count all={all} values={values} />
      </p>
      {/* Its buttons are next in the tab order. */}
      <Choices id={list} found={found} isOpen={isOpen} onChoose={choose} />
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly found: readonly Field[];
  readonly isOpen: boolean;
  readonly onChoose: (field: Field) => void;
}

function Choices({id, found, isOpen, onChoose}: ChoicesProps): ReactNode {
  const label = translate({id: 'site.tryIt.parameters', message: 'Parameters to add'});
  return (
    <ul id={id} className={styles.choices} hidden={!isOpen} aria-label={label}>
      {isOpen &&
        found.map((field) => (
          <li key={field.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(field)}>
              <code className="plain-code">{field.name}</code>
              <small>{aboutOf(field)}</small>
            </button>
          </li>
        ))}
      {found.length === 0 && (
        <li className={controls.hint}>
          <Translate id="site.tryIt.noMatch">No parameter matches.</Translate>
        </li>
      )}
    </ul>
  );
}

/** The number of parameters and of set ones, counted as on the operation page. */
function Count({all, values}: Pick<Props, 'all' | 'values'>): ReactNode {
  const {selectMessage} = usePluralForm();
  const optional = all.filter(({required}) => !required);
  const count = parameterCount(optional);
  const used = parameterCount(optional.filter((field) => textsOf(values, field).length > 0));
  const forms = translate(
    {
      id: 'site.tryIt.optional',
      message: '{count} optional parameter, {used} set|{count} optional parameters, {used} set',
      description: 'One form for each plural of the language, separated by |',
    },
    {count, used},
  );
  return selectMessage(count, forms);
}
