import {type ReactNode, useState} from 'react';
import operations from '@generated/guide-tools/default/operations.json';
import Translate, {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/Field';
import {CopyButton} from '@site/src/features/copy';
import {type Choice, choiceIn, matching, needsOf, perMinuteOf, queryOf} from '../core/choice';
import {PICKER_ID} from '../pickerId';
import {FromApiLogs} from './FromApiLogs';
import {NeedsList} from './NeedsList';
import {OperationList} from './OperationList';
import styles from './styles.module.css';

/** The operations to tick, and what they need. The URL has the choice. */
export default function Picker(): ReactNode {
  const [{choice, unknown}, setState] = useState(() => choiceIn(window.location.search, operations));
  const [filter, setFilter] = useState('');
  const change = (next: Partial<Choice>): void => {
    const changed = {...choice, ...next};
    setState({choice: changed, unknown: 0});
    window.history.replaceState(window.history.state, '', `?${queryOf(changed)}#${PICKER_ID}`);
  };
  const tick = (ids: readonly string[], isTicked: boolean): void => {
    const others = [...choice.ids].filter((id) => !ids.includes(id));
    change({ids: new Set(isTicked ? [...others, ...ids] : others)});
  };
  return (
    <>
      {unknown > 0 && (
        <p role="alert">
          <Translate id="site.picker.unknown" values={{count: unknown}}>
            {'The API has no such operations, so the link loses them: {count}.'}
          </Translate>
        </p>
      )}
      <TextField
        label={translate({id: 'site.picker.filter', message: 'Filter by name, method, or path'})}
        type="search"
        value={filter}
        onValue={setFilter}
      />
      <OperationList operations={matching(operations, filter)} ids={choice.ids} onTick={tick} />
      <div className={styles.bar}>
        <FromApiLogs operations={operations} onTick={tick} />
        <button
          type="button"
          className="site-button"
          disabled={choice.ids.size === 0}
          onClick={() => change({ids: new Set()})}>
          <Translate id="site.picker.clear">Clear</Translate>
        </button>
        <CopyButton
          className="site-button"
          label={translate({id: 'site.picker.copyLink', message: 'Copy Link to This Choice'})}
          subject={queryOf(choice)}
          text={() => `${window.location.origin}${window.location.pathname}?${queryOf(choice)}#${PICKER_ID}`}
        />
      </div>
      <TextField
        label={translate({id: 'site.picker.perMinute', message: 'Calls per minute of each operation'})}
        inputMode="numeric"
        value={choice.perMinute}
        onValue={(perMinute) => change({perMinute})}
        problem={problemOf(choice.perMinute)}
      />
      <NeedsList needs={needsOf(operations, choice)} count={choice.ids.size} />
    </>
  );
}

function problemOf(text: string): string | undefined {
  const {value, isReplaced} = perMinuteOf(text);
  if (!isReplaced) return undefined;
  return translate(
    {id: 'site.picker.problem', message: 'Enter a whole number from 1 to 600. The cost is that of {value}.'},
    {value: String(value)},
  );
}
