import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {resetSandbox} from '@site/src/features/sandbox';
import {LaterParts} from '../laterParts';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import styles from './styles.module.css';

/** What the sandbox is, in one line, and on demand its key, scopes and records. */
export function SandboxAccess({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.access}>
      <p className={controls.hint}>
        <Translate>Sample data in this page. Nothing is sent.</Translate>
      </p>
      <div className={styles.sandbox}>
        <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>{translate({message: 'Key, scopes, and records'})}</summary>
          {isOpen && <LaterParts>{({SandboxContents}) => <SandboxContents tryIt={tryIt} />}</LaterParts>}
        </details>
        <Reset onReset={() => tryIt.dispatch({type: 'sandboxReset'})} />
      </div>
    </div>
  );
}

function Reset({onReset}: {readonly onReset: () => void}): ReactNode {
  const [isReset, setReset] = useState(false);
  const restore = async (): Promise<void> => {
    await resetSandbox();
    onReset();
    setReset(true);
  };
  return (
    <div className={styles.reset}>
      <button type="button" className={controls.small} onClick={() => void restore()}>
        <Translate>Reset sandbox</Translate>
      </button>
      <span role="status">{isReset && <Translate>The sandbox has its original records again.</Translate>}</span>
    </div>
  );
}
