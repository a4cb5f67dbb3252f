import {type ReactNode, useEffect, useRef, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {clearCalls} from '../../call-log';
import {ALL, filterCalls} from '../../call-log/core/callLog';
import {useCalls} from '../useCalls';
import {Calls} from './Calls';
import {ClearAll} from './ClearAll';
import {Empty} from './Empty';
import {Filters} from './Filters';
import styles from './styles.module.css';

/** Fewer calls are seen at a glance. */
const FILTERS_FROM = 5;

/** The calls that a visitor made from this site in this tab, logged in or with a key. */
export function ApiLogs(): ReactNode {
  const calls = useCalls();
  const [filter, setFilter] = useState(ALL);
  const hasFilters = calls.length >= FILTERS_FROM;
  const shown = hasFilters ? filterCalls(calls, filter) : calls;
  const empty = useRef<HTMLParagraphElement>(null);
  const [isCleared, setCleared] = useState(false);
  /** The focused button is removed with the list. */
  useEffect(() => {
    if (isCleared) empty.current?.focus();
  }, [isCleared]);
  const clear = (): void => {
    clearCalls();
    setCleared(true);
  };
  if (calls.length === 0) return <Empty focus={empty} />;
  return (
    <section className={styles.logs} aria-label={translate({id: 'site.apiLogs.list', message: 'Your calls'})}>
      <div className={styles.head}>
        {hasFilters && <Filters filter={filter} onChange={setFilter} />}
        <p role="status" className={styles.count}>
          <Count shown={shown.length} total={calls.length} />
        </p>
        <ClearAll onClear={clear} />
      </div>
      <Calls calls={shown} />
    </section>
  );
}

/** How many calls are shown, of how many. */
function Count({shown, total}: {readonly shown: number; readonly total: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const values = {shown, total};
  const all = translate(
    {
      id: 'site.apiLogs.count.all',
      message: '{total} call|{total} calls, newest first',
      description: 'One form for each plural of the language, separated by |',
    },
    values,
  );
  const some = translate(
    {
      id: 'site.apiLogs.count',
      message: '{shown} of {total} call|{shown} of {total} calls, newest first',
      description: 'One form for each plural of the language, separated by |',
    },
    values,
  );
  return selectMessage(total, shown === total ? all : some);
}
