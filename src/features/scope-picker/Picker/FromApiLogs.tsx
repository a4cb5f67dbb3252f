import {type ReactNode, useMemo, useSyncExternalStore} from 'react';
import Translate from '@docusaurus/Translate';
import {apiVersions} from '@site/src/config/apiVersions';
import {storedCalls, watchCalls} from '@site/src/features/call-log';
import {readCalls} from '@site/src/features/call-log/core/callLog';
import {type OperationFacts, idsOfPages} from '../core/choice';

interface Props {
  readonly operations: readonly OperationFacts[];
  readonly onTick: (ids: readonly string[], isTicked: boolean) => void;
}

/** Ticks the operations that the visitor called from this site. Absent without calls. */
export function FromApiLogs({operations, onTick}: Props): ReactNode {
  const stored = useSyncExternalStore(watchCalls, storedCalls, () => null);
  const ids = useMemo(() => {
    const pages = readCalls(stored).map(({page}) => page);
    return idsOfPages(pages, apiVersions[0].baseUrl, operations);
  }, [stored, operations]);
  if (ids.length === 0) return null;
  return (
    <button type="button" className="site-button" onClick={() => onTick(ids, true)}>
      <Translate id="site.picker.fromLogs" values={{count: ids.length}}>
        {'Add Operations of API Logs ({count})'}
      </Translate>
    </button>
  );
}
