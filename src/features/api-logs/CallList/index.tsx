import {type ReactNode, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {ALL, type LoggedCall, filterCalls} from '../../call-log/core/callLog';
import {CallTable} from './CallTable';
import {Filters} from './Filters';
import styles from './styles.module.css';

/** Fewer calls can be read without filters. */
const FILTERS_FROM = 5;

export interface CallListProps {
  readonly calls: readonly LoggedCall[];
  readonly onClear: () => void;
}

/** The calls, with filters if there are many. */
export default function CallList({calls, onClear}: CallListProps): ReactNode {
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

/** How many calls are shown. */
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
