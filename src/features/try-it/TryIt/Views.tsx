import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {View} from '../core/callMachine';
import type {Call} from '../hooks/useCall';

const labels: Readonly<Record<View, () => string>> = {
  request: () => translate({id: 'site.tryIt.view.request', message: 'Request'}),
  response: () => translate({id: 'site.tryIt.view.response', message: 'Response'}),
  code: () => translate({id: 'site.tryIt.view.code', message: 'Code'}),
};

interface Props {
  /** The element of the page for the tabs. */
  readonly slot: HTMLElement;
  readonly call: Call;
}

/** The tabs of the open workbench. */
export function Views({slot, call}: Props): ReactNode {
  return createPortal(
    <div className="site-segments" role="radiogroup" aria-label={translate({id: 'site.tryIt.view', message: 'View'})}>
      {(['request', 'response', 'code'] as const).map((view) => (
        <label key={view} className="site-segment">
          <input
            type="radio"
            name="try-it-view"
            value={view}
            checked={call.view === view}
            onChange={() => call.dispatch({type: 'viewChosen', view})}
          />
          {labels[view]()}
        </label>
      ))}
    </div>,
    slot,
  );
}
