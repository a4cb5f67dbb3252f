import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {type Row, kindOf, shownText} from '../core/rows';
import {Offered} from './Offered';
import {ValueInput} from './Values';
import {focusLater, useBodyForm} from './form';
import styles from './styles.module.css';

/** The values of a list, each in an input of its own. */
export function List({row: {id, name, node, path, schema}}: {readonly row: Row}): ReactNode {
  const {text, set, prefix, problems} = useBodyForm();
  const {items = {}} = schema;
  const kind = kindOf(items);
  const values = node?.children ?? [];
  const add = (raw: string): void => {
    set([...path, values.length], raw);
    focusLater(`${prefix}${id}.${String(values.length)}`);
  };
  const remove = (index: number): void => {
    set([...path, index], undefined);
    focusLater(`${prefix}${id}-add`);
  };
  return (
    <>
      {values.map((value, index) => {
        const at = `${id}.${String(index)}`;
        const problem = problems.get(at)?.text;
        return (
          // Values have no identity but their place.
          <div key={index} className={styles.item}>
            <ValueInput
              kind={kind}
              schema={items}
              value={shownText(text, value)}
              attributes={{
                id: prefix + at,
                'aria-label': `${name} ${String(index + 1)}`,
                'aria-invalid': problem === undefined ? undefined : true,
                'aria-describedby': problem === undefined ? undefined : `${prefix}${at}-problem`,
              }}
              onChange={(raw) => set([...path, index], raw ?? '""')}
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={translate({message: 'Remove {what}'}, {what: `${name} ${String(index + 1)}`})}
              onClick={() => remove(index)}>
              ×
            </button>
            {problem !== undefined && (
              <p id={`${prefix}${at}-problem`} className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <Offered row={{kind, name, node: undefined, path, schema: items}} onPick={add} />
      <button id={`${prefix}${id}-add`} type="button" className={styles.add} onClick={() => add('""')}>
        {translate({message: 'Add a value'})}
      </button>
    </>
  );
}
