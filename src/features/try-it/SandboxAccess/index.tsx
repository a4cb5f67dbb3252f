import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {SANDBOX_KEY, SANDBOX_POINTS, resetSandbox} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useTryIt';
import styles from './styles.module.css';

/** What the sandbox is, and the key that its requests have. */
export function SandboxAccess({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  return (
    <div className={styles.access}>
      <p className={controls.hint}>
        <Translate id="site.tryIt.sandbox.about" values={{points: SANDBOX_POINTS, all: POINTS_PER_MINUTE}}>
          {
            'Runs in this page with sample data, and {points} points per minute instead of {all}. Nothing is sent. Changes last until you close the tab, log in, or log out.'
          }
        </Translate>
      </p>
      <KeyAndScopes tryIt={tryIt} />
      <Reset onReset={tryIt.forget} />
    </div>
  );
}

function KeyAndScopes({tryIt: {loaded, route}}: {readonly tryIt: TryIt}): ReactNode {
  const {access, changeAccess} = route;
  const all = [...loaded.scopes, ...loaded.fieldScopes];
  const change = (scope: string, isOn: boolean): void =>
    changeAccess({...access, scopes: all.filter((one) => (one === scope ? isOn : access.scopes.includes(one)))});
  return (
    <details>
      <summary>
        <Translate id="site.tryIt.sandbox.access">Key and scopes</Translate>
      </summary>
      <Check isOn={access.hasKey} onChange={(hasKey) => changeAccess({...access, hasKey})}>
        {translate({id: 'site.tryIt.sandbox.key', message: 'Key'})} <code>{SANDBOX_KEY}</code>
      </Check>
      {all.map((scope) => (
        <Check key={scope} isOn={access.scopes.includes(scope)} onChange={(isOn) => change(scope, isOn)}>
          {translate({id: 'site.tryIt.sandbox.scope', message: 'Scope'})} <code>{scope}</code>
        </Check>
      ))}
    </details>
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

/** A button that restores the first records. */
function Reset({onReset}: {readonly onReset: () => void}): ReactNode {
  const [isReset, setReset] = useState(false);
  const restore = async (): Promise<void> => {
    await resetSandbox();
    onReset();
    setReset(true);
  };
  return (
    <div className="site-bar">
      <button type="button" className="site-button" onClick={() => void restore()}>
        <Translate id="site.tryIt.sandbox.reset">Reset sandbox</Translate>
      </button>
      <span role="status">
        {isReset && <Translate id="site.tryIt.sandbox.isReset">The sandbox has its original records again.</Translate>}
      </span>
    </div>
  );
}
