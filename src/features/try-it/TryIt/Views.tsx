import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The content of the open workbench above Send: the form with its response, or the code and the examples of the page. */
export type View = 'request' | 'code';

const labels: Readonly<Record<View, () => string>> = {
  request: () => translate({id: 'site.tryIt.view.request', message: 'Request'}),
  code: () => translate({id: 'site.tryIt.view.code', message: 'Code and examples'}),
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
      className={styles.views}
      role="radiogroup"
      aria-label={translate({id: 'site.tryIt.view', message: 'What is shown'})}>
      {(['request', 'code'] as const).map((one) => (
        <label key={one} className={styles.view}>
          <input type="radio" name="try-it-view" value={one} checked={view === one} onChange={() => onChange(one)} />
          {labels[one]()}
        </label>
      ))}
    </div>,
    slot,
  );
}
