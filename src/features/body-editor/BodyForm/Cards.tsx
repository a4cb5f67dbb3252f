import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Row} from '../core/rows';
import {focusLater, useBodyForm} from './form';
import styles from './styles.module.css';

/** A list of objects: each is a card with rows of its own. */
export function Cards({row: {id, name, node, path, schema}}: {readonly row: Row}): ReactNode {
  const {set, prefix, rows} = useBodyForm();
  const cards = node?.children ?? [];
  const add = (): void => {
    set([...path, cards.length], '{}');
    focusLater(`${prefix}${id}.${String(cards.length)}`);
  };
  return (
    <>
      {cards.map((card, index) => {
        const label = `${name} ${String(index + 1)}`;
        const at = [...path, index];
        return (
          // Cards have no identity but their place.
          <fieldset key={index} id={prefix + at.join('.')} className={styles.card}>
            <legend className="text-small">{label}</legend>
            {rows({schema: schema.items ?? {}, node: card, path: at})}
            <button
              type="button"
              className={styles.add}
              onClick={() => {
                set(at, undefined);
                focusLater(`${prefix}${id}-add`);
              }}>
              {translate({message: 'Remove {what}'}, {what: label})}
            </button>
          </fieldset>
        );
      })}
      <button id={`${prefix}${id}-add`} type="button" className={styles.add} onClick={add}>
        {translate({message: 'Add to {name}'}, {name})}
      </button>
    </>
  );
}
