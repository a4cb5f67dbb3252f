import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Credential} from '../Credential';
import {SandboxAccess} from '../SandboxAccess';
import {Segments} from '../Segments';
import type {Target} from '../core/target';
import type {TryIt} from '../hooks/useTryIt';

const labels: Readonly<Record<Target, () => string>> = {
  sandbox: () => translate({id: 'site.tryIt.target.sandbox', message: 'Sandbox'}),
  account: () => translate({id: 'site.tryIt.target.account', message: 'Your account'}),
};

/** Where the request goes, and its authorization there. */
export function Authorization({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const {apiUrl, credential, route} = tryIt;
  const {target, targets, choose} = route;
  return (
    <>
      {targets.length > 1 && (
        <Segments
          name="try-it-target"
          label={translate({id: 'site.tryIt.targets', message: 'Where the request goes'})}
          options={targets}
          labels={labels}
          value={target}
          onChange={choose}
        />
      )}
      {target === 'sandbox' ? <SandboxAccess tryIt={tryIt} /> : <Credential credential={credential} server={apiUrl} />}
    </>
  );
}
