import {type ReactNode, useState} from 'react';
import operations from '@generated/guide-tools/default/operations.json';
import Translate, {translate} from '@docusaurus/Translate';
import {NumberField, TextField} from '@site/src/components/Field';
import {type Choice, PER_MINUTE, choiceIn, matching, needsOf, queryOf} from '../core/choice';
import {FromApiLogs} from './FromApiLogs';
import {Needs} from './Needs';
import {OperationList} from './OperationList';
import styles from './styles.module.css';

/** The operations to tick, and what they need. The URL has the choice, so that a link or a reload brings it back. */
export default function Picker(): ReactNode {
  const [choice, setChoice] = useState<Choice & {readonly unknown?: number}>(() =>
    choiceIn(window.location.search, operations),
  );
  // Those of the link come first, where the list shows them. The order stays, so that nothing moves under a pointer.
  const [ordered] = useState(() =>
    operations.toSorted((one, other) => +choice.ids.has(other.id) - +choice.ids.has(one.id)),
  );
  const [filter, setFilter] = useState('');
  const change = (next: Choice): void => {
    setChoice(next);
    window.history.replaceState(window.history.state, '', `?${queryOf(next)}#smallest-scopes`);
  };
  const {ids, perMinute, unknown = 0} = choice;
  const choose = (chosen: Iterable<string>): void => change({perMinute, ids: new Set(chosen)});
  return (
    <>
      {unknown > 0 && (
        <p role="alert">
          <Translate id="site.picker.unknown" values={{count: unknown}}>
            {'The link includes operations that API 2.0 does not have. Left out: {count}.'}
          </Translate>
        </p>
      )}
      <TextField
        label={translate({id: 'site.picker.filter', message: 'Filter by name, method, or path'})}
        type="search"
        value={filter}
        onValue={setFilter}
      />
      <OperationList
        operations={matching(ordered, filter)}
        ids={ids}
        onTick={(id, isTicked) => choose(isTicked ? [...ids, id] : [...ids].filter((one) => one !== id))}
      />
      <div className={styles.bar}>
        <FromApiLogs operations={operations} onAdd={(seen) => choose([...ids, ...seen])} />
        <button type="button" className="site-button" disabled={ids.size === 0} onClick={() => choose([])}>
          <Translate id="site.picker.clear">Clear</Translate>
        </button>
      </div>
      <NumberField
        label={translate({id: 'site.picker.perMinute', message: 'Calls per minute for each operation'})}
        limits={PER_MINUTE}
        value={perMinute}
        onValue={(text) => change({ids, perMinute: text})}
      />
      <Needs count={ids.size} {...needsOf(operations, choice)} />
    </>
  );
}
