import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {apiVersions} from '@site/src/config/apiVersions';
import {useCalls} from '@site/src/features/call-log';
import {type OperationFacts, idsOfPages} from '../core/choice';

interface Props {
  readonly operations: readonly OperationFacts[];
  readonly onAdd: (ids: readonly string[]) => void;
}

/** Ticks the operations that the visitor called from this site. Absent without calls. */
export function FromApiLogs({operations, onAdd}: Props): ReactNode {
  const pages = useCalls().map(({page}) => page);
  const ids = idsOfPages(pages, apiVersions[0].baseUrl, operations);
  return (
    ids.length > 0 && (
      <button type="button" className="site-button" onClick={() => onAdd(ids)}>
        <Translate id="site.picker.fromLogs" values={{count: ids.length}}>
          {'Add operations from API Logs ({count})'}
        </Translate>
      </button>
    )
  );
}
