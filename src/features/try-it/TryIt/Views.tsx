import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {View} from '../core/view';

const labels: Readonly<Record<View, () => string>> = {
  request: () => translate({id: 'site.tryIt.view.request', message: 'Request'}),
  response: () => translate({id: 'site.tryIt.view.response', message: 'Response'}),
  code: () => translate({id: 'site.tryIt.view.code', message: 'Code'}),
};

interface Props {
  /** The element of the page for the tabs. */
  readonly slot: HTMLElement;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** The tabs of the open workbench. */
export function Views({slot, view, onChange}: Props): ReactNode {
  return createPortal(
    <div
      className="site-segments"
      role="radiogroup"
      aria-label={translate({id: 'site.tryIt.view', message: 'What is shown'})}>
      {(['request', 'response', 'code'] as const).map((one) => (
        <label key={one} className="site-segment">
          <input type="radio" name="try-it-view" value={one} checked={view === one} onChange={() => onChange(one)} />
          {labels[one]()}
        </label>
      ))}
    </div>,
    slot,
  );
}
