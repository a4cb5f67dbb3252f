import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {Breakable} from '@site/src/features/guides';
import type {OperationFacts} from '../core/choice';
import styles from './styles.module.css';

interface Props {
  readonly operations: readonly OperationFacts[];
  readonly ids: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

/** Operations with a checkbox each. */
export const OperationList = ({operations, ids, onTick}: Props): ReactNode => (
  <fieldset className={styles.list} aria-label={translate({id: 'site.picker.list', message: 'Operations'})}>
    {operations.map(({id, method, path, summary}) => (
      <label key={id} className={styles.operation}>
        <input type="checkbox" checked={ids.has(id)} onChange={({target}) => onTick(id, target.checked)} />
        <span>
          {summary} <Method method={method} /> <Breakable code={path} />
        </span>
      </label>
    ))}
    {operations.length === 0 && translate({id: 'site.picker.none', message: 'No operations match. Try another word.'})}
  </fieldset>
);
