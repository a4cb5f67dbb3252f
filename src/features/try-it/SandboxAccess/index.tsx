import {type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {SANDBOX_KEY} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useTryIt';
import {Contents} from './Contents';
import styles from './styles.module.css';

/** What the sandbox is, the key that its requests have, and what is in it. */
export function SandboxAccess({tryIt: {loaded, route, forget}}: {readonly tryIt: TryIt}): ReactNode {
  const {access, changeAccess} = route;
  const [isOpen, setOpen] = useState(false);
  const all = (loaded.operation['x-scopes'] ?? []).map(({scope}) => scope);
  const toggle = (scope: string, isOn: boolean): void =>
    changeAccess({...access, scopes: all.filter((one) => (one === scope ? isOn : access.scopes.includes(one)))});
  return (
    <div className={styles.access}>
      <p className={controls.hint}>
        <Translate id="site.tryIt.sandbox.about">
          Runs in this page with sample data. Nothing is sent. Changes last until you close the tab, log in, or log out.
        </Translate>
      </p>
      <details>
        <summary>
          <Translate id="site.tryIt.sandbox.access">Key and scopes</Translate>
        </summary>
        <Check isOn={access.hasKey} onChange={(hasKey) => changeAccess({...access, hasKey})}>
          {translate({id: 'site.tryIt.sandbox.key', message: 'Key'})} <code>{SANDBOX_KEY}</code>
        </Check>
        {all.map((scope) => (
          <Check key={scope} isOn={access.scopes.includes(scope)} onChange={(isOn) => toggle(scope, isOn)}>
            {translate({id: 'site.tryIt.sandbox.scope', message: 'Scope'})} <code>{scope}</code>
          </Check>
        ))}
      </details>
      <button type="button" className={controls.small} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Translate id="site.tryIt.sandbox.contents">{"What's in the sandbox"}</Translate>
      </button>
      {isOpen && <Contents onReset={forget} onClose={() => setOpen(false)} />}
    </div>
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
