import type {JSX} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly state: {
    readonly context: Readonly<Record<string, unknown>>;
    readonly collections: readonly {readonly items: readonly unknown[]}[];
  };
}

/** The number of hits, announced when it changes. */
export function ResultCount({state}: Props): JSX.Element {
  const shown = state.collections.reduce((sum, {items}) => sum + items.length, 0);
  const all = Number(state.context.nbHits ?? shown);
  return (
    <p role="status" className={styles.count}>
      {translate(
        {id: 'site.search.count', message: '{shown} of {all} results', description: 'Below the results of a search'},
        {shown: String(Math.min(shown, all)), all: String(all)},
      )}
    </p>
  );
}
