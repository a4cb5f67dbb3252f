import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {Segments} from '../Segments';
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
export function Views({slot, call: {view, dispatch}}: Props): ReactNode {
  return createPortal(
    <Segments
      name="try-it-view"
      label={translate({id: 'site.tryIt.view', message: 'View'})}
      options={['request', 'response', 'code']}
      labels={labels}
      value={view}
      onChange={(next) => dispatch({type: 'viewChosen', view: next})}
    />,
    slot,
  );
}
