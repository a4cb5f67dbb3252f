import {type ReactNode, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {METHODS} from '@site/openapi/model/spec';
import {Field, TextField} from '@site/src/components/Field';
import {PointsMeter} from '@site/src/components/PointsMeter';
import {SANDBOX_POINTS} from '@site/src/features/sandbox';
import {download} from '@site/src/utils/download';
import {ALL, type CallFilter, type LoggedCall, filterCalls} from '@site/src/features/call-log/core/callLog';
import {harOf} from '../core/har';
import {CallTable} from './CallTable';
import {columns, noResponse} from './columns';
import styles from './styles.module.css';

/** Fewer calls can be read without filters. */
const FILTERS_FROM = 5;

interface Props {
  readonly calls: readonly LoggedCall[];
  readonly onClear: () => void;
}

export default function CallList({calls, onClear}: Props): ReactNode {
  const [filter, setFilter] = useState(ALL);
  const hasFilters = calls.length >= FILTERS_FROM;
  const shown = hasFilters ? filterCalls(calls, filter) : calls;
  return (
    <section className={styles.logs} aria-label={translate({message: 'Your calls'})}>
      <div className={styles.head}>
        {hasFilters && <Filters filter={filter} onChange={setFilter} />}
        <p role="status" className={styles.count}>
          <Count count={shown.length} />
        </p>
        <Points calls={calls} />
        <div className={styles.bar}>
          <button type="button" className="site-button" onClick={() => saveHar(shown)}>
            <Translate>Save as HAR</Translate>
          </button>
          <button type="button" className="site-button" onClick={onClear}>
            {translate({message: 'Clear all ({count})'}, {count: calls.length})}
          </button>
        </div>
      </div>
      <CallTable calls={shown} />
    </section>
  );
}

/** Saves the listed calls for tools that read HTTP Archives: the developer tools of browsers, Postman, Insomnia. */
const saveHar = (calls: readonly LoggedCall[]): void =>
  download(new Blob([JSON.stringify(harOf(calls), null, 2)], {type: 'application/json'}), 'salesloft-calls.har');

/** Cost of the newest call with figures, and the points that it left. */
function Points({calls}: {readonly calls: readonly LoggedCall[]}): ReactNode {
  const newest = calls.find(({remaining}) => remaining !== undefined);
  if (newest?.remaining === undefined) return null;
  const {cost = '?', remaining, isSandbox = false} = newest;
  const limit = isSandbox ? SANDBOX_POINTS : POINTS_PER_MINUTE;
  return (
    <p className={styles.points}>
      <PointsMeter left={remaining} limit={limit}>
        <Translate values={{cost: String(cost), remaining: String(remaining), limit}}>
          {'Cost {cost} · {remaining} of {limit} left'}
        </Translate>
      </PointsMeter>
    </p>
  );
}

function Count({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      message: '{count} call|{count} calls, newest first',
      description: 'One form for each plural of the language, separated by |',
    },
    {count},
  );
  return selectMessage(count, message);
}

interface FiltersProps {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
}

function Filters({filter, onChange}: FiltersProps): ReactNode {
  const choice = (name: 'method' | 'status', options: readonly (readonly [value: string, label: string])[]) => (
    <Field label={columns[name].name()}>
      <select
        className="site-input"
        value={filter[name]}
        onChange={({target}) => onChange({...filter, [name]: target.value})}>
        <option value="">{translate({message: 'Any'})}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <div className={styles.filters}>
      {choice(
        'method',
        METHODS.map((method) => [method.toUpperCase(), method.toUpperCase()]),
      )}
      {choice('status', [
        ...['2', '3', '4', '5'].map((digit) => [digit, `${digit}xx`] as const),
        ['none', noResponse()],
      ])}
      <TextField
        label={columns.path.name()}
        type="search"
        value={filter.path}
        onValue={(path) => onChange({...filter, path})}
      />
      <button type="button" className="site-button" onClick={() => onChange(ALL)}>
        {translate({message: 'Show all'})}
      </button>
    </div>
  );
}
