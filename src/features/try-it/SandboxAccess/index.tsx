import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {SANDBOX_KEY, SANDBOX_POINTS, resetSandbox} from '@site/src/features/sandbox';
import type {Access} from '../core/form';
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
          <p className={controls.hint}>
            <Translate values={{points: SANDBOX_POINTS, all: POINTS_PER_MINUTE}}>
              {
                'The sandbox has {points} points per minute instead of {all}. Changes last until you close the tab, log in, or log out.'
              }
            </Translate>
          </p>
          <KeyAndScopes tryIt={tryIt} />
          {isOpen && <LaterParts>{({Records}) => <Records tryIt={tryIt} />}</LaterParts>}
        </details>
        <Reset onReset={() => tryIt.dispatch({type: 'sandboxReset'})} />
      </div>
    </div>
  );
}

function KeyAndScopes({tryIt: {dispatch, loaded, state}}: {readonly tryIt: TryIt}): ReactNode {
  const {access} = state;
  const changeAccess = (changed: Access): void => dispatch({type: 'accessChanged', access: changed});
  const all = [...loaded.scopes, ...loaded.fieldScopes];
  const change = (scope: string, isOn: boolean): void =>
    changeAccess({...access, scopes: all.filter((one) => (one === scope ? isOn : access.scopes.includes(one)))});
  return (
    <>
      <Check isOn={access.hasKey} onChange={(hasKey) => changeAccess({...access, hasKey})}>
        {translate({message: 'Key'})} <code>{SANDBOX_KEY}</code>
      </Check>
      {all.map((scope) => (
        <Check key={scope} isOn={access.scopes.includes(scope)} onChange={(isOn) => change(scope, isOn)}>
          {translate({message: 'Scope'})} <code>{scope}</code>
        </Check>
      ))}
    </>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Check({isOn, onChange, children}: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({target}) => onChange(target.checked)} /> <span>{children}</span>
    </label>
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
