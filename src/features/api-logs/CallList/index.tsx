import {type ReactNode, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {METHODS} from '@site/openapi/model/spec';
import {Field} from '@site/src/components/Field';
import {ALL, type CallFilter, type LoggedCall, filterCalls} from '../../call-log/core/callLog';
import {CallTable} from './CallTable';
import {columns, noResponse} from './columns';
import styles from './styles.module.css';

/** Fewer calls can be read without filters. */
const FILTERS_FROM = 5;

interface Props {
  readonly calls: readonly LoggedCall[];
  readonly onClear: () => void;
}

/** The calls, with filters if there are many. */
export default function CallList({calls, onClear}: Props): ReactNode {
  const [filter, setFilter] = useState(ALL);
  const hasFilters = calls.length >= FILTERS_FROM;
  const shown = hasFilters ? filterCalls(calls, filter) : calls;
  return (
    <section className={styles.logs} aria-label={translate({id: 'site.apiLogs.list', message: 'Your calls'})}>
      <div className={styles.head}>
        {hasFilters && <Filters filter={filter} onChange={setFilter} />}
        <p role="status" className={styles.count}>
          <Count count={shown.length} />
        </p>
        <button type="button" className="site-button" onClick={onClear}>
          <Translate id="site.apiLogs.clear">Clear all</Translate>
        </button>
      </div>
      <CallTable calls={shown} />
    </section>
  );
}

function Count({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      id: 'site.apiLogs.count.all',
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

const any = (): string => translate({id: 'site.apiLogs.any', message: 'Any'});

/** Narrows the list by method, class of status and path. */
function Filters({filter, onChange}: FiltersProps): ReactNode {
  return (
    <div className={styles.filters}>
      <Field label={columns.method.name()}>
        <select
          className="site-input"
          value={filter.method}
          onChange={({target}) => onChange({...filter, method: target.value})}>
          <option value="">{any()}</option>
          {METHODS.map((method) => (
            <option key={method}>{method.toUpperCase()}</option>
          ))}
        </select>
      </Field>
      <Field label={columns.status.name()}>
        <select
          className="site-input"
          value={filter.status}
          onChange={({target}) => onChange({...filter, status: target.value})}>
          <option value="">{any()}</option>
          {['2', '3', '4', '5'].map((digit) => (
            <option key={digit} value={digit}>{`${digit}xx`}</option>
          ))}
          <option value="none">{noResponse()}</option>
        </select>
      </Field>
      <Field label={columns.path.name()}>
        <input
          type="search"
          className="site-input"
          value={filter.path}
          onChange={({target}) => onChange({...filter, path: target.value})}
        />
      </Field>
    </div>
  );
}
