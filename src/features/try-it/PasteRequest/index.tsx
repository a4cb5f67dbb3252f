import {type ReactNode, Suspense, lazy, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import type {PasteState} from './usePaste';
import styles from './styles.module.css';

export {usePaste, type PasteState} from './usePaste';

interface Props {
  readonly tryIt: TryIt;
  readonly paste: PasteState;
}

const NotLoaded = (): ReactNode => (
  <p role="alert" className={controls.problem}>
    <Translate>{"This couldn't be loaded. Check your network connection, then open the form again."}</Translate>
  </p>
);

const loadDialog = () => import(/* webpackChunkName: "paste" */ './Paste').catch(() => ({default: NotLoaded}));
const loadNotes = () => import(/* webpackChunkName: "paste" */ './Notes').catch(() => ({default: NotLoaded}));

/** Opens the dialog, whose code is a separate chunk. */
export function PasteButton({tryIt, paste}: Props): ReactNode {
  const [Paste, setPaste] = useState(() => lazy(loadDialog));
  const open = (): void => {
    // Again, if the code couldn't be loaded before.
    setPaste(lazy(loadDialog));
    paste.open();
  };
  return (
    <>
      <button type="button" className={controls.small} onClick={open}>
        <Translate>Paste a request</Translate>
      </button>
      {paste.opened && (
        <Suspense fallback={null}>
          <Paste tryIt={tryIt} opened={paste.opened} close={paste.close} />
        </Suspense>
      )}
    </>
  );
}

/** What of the pasted request didn't fit. The status always exists, so that screen readers announce its text. */
export function PastedStatus({tryIt: {state}}: Pick<Props, 'tryIt'>): ReactNode {
  const [Notes] = useState(() => lazy(loadNotes));
  return (
    <div role="status">
      {state.pasted && (
        <Suspense fallback={null}>
          <Notes notes={state.pasted} />
        </Suspense>
      )}
    </div>
  );
}

/** Offers to use a request that was pasted into a field. */
export function PasteOffer({paste: {offered, accept, dismiss}}: Pick<Props, 'paste'>): ReactNode {
  return (
    <div role="status" className={styles.offer}>
      {offered && (
        <div className="site-bar">
          <span className="text-small">
            <Translate>You pasted a request.</Translate>
          </span>
          <button type="button" className="site-button" onClick={accept}>
            <Translate>Use this request</Translate>
          </button>
          <button
            type="button"
            className="site-icon-button"
            aria-label={translate({message: 'Close the offer'})}
            onClick={dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
