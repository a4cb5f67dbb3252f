import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Credential} from '../Credential';
import {SandboxAccess} from '../SandboxAccess';
import type {Target} from '../core/target';
import type {TryIt} from '../hooks/useTryIt';
import styles from './styles.module.css';

const labels: Readonly<Record<Target, () => string>> = {
  sandbox: () => translate({id: 'site.tryIt.target.sandbox', message: 'Sandbox'}),
  account: () => translate({id: 'site.tryIt.target.account', message: 'Your account'}),
};

/** Where the request goes, and its authorization there. */
export function Authorization({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const {apiUrl, credential, route} = tryIt;
  return (
    <>
      {route.targets.length > 1 && <Targets route={route} />}
      {route.target === 'sandbox' ? (
        <SandboxAccess tryIt={tryIt} />
      ) : (
        <Credential credential={credential} server={apiUrl} />
      )}
    </>
  );
}

function Targets({route: {target, targets, choose}}: Pick<TryIt, 'route'>): ReactNode {
  return (
    <div
      className={clsx('site-segments', styles.targets)}
      role="radiogroup"
      aria-label={translate({id: 'site.tryIt.targets', message: 'Where the request goes'})}>
      {targets.map((one) => (
        <label key={one} className="site-segment">
          <input type="radio" name="try-it-target" value={one} checked={one === target} onChange={() => choose(one)} />
          {labels[one]()}
        </label>
      ))}
    </div>
  );
}
