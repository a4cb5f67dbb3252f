import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {resetSandbox} from '@site/src/features/sandbox';
import {LaterParts} from '../laterParts';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import {ActionWithStatus} from './ActionWithStatus';
import styles from './styles.module.css';

/** What the sandbox is, in one line, and on demand its key, scopes, points and records. */
export function SandboxAccess({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.access}>
      <p className={controls.hint}>
        <Translate>Sample data in this page. Nothing is sent.</Translate>
      </p>
      <div className={styles.sandbox}>
        <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>{translate({message: 'Key, scopes, points, and records'})}</summary>
          {isOpen && <LaterParts>{({SandboxContents}) => <SandboxContents tryIt={tryIt} />}</LaterParts>}
        </details>
        <div className={styles.reset}>
          <ActionWithStatus
            act={async () => {
              await resetSandbox();
              tryIt.dispatch({type: 'sandboxReset'});
            }}
            label={translate({message: 'Reset sandbox'})}
            done={translate({message: 'The sandbox has its original records again.'})}
          />
        </div>
      </div>
    </div>
  );
}
