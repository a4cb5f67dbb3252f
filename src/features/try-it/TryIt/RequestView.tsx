import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {BodyEditor} from '../BodyEditor';
import {Credential} from '../Credential';
import {Inputs, type Wanted} from '../Inputs';
import {SandboxAccess} from '../SandboxAccess';
import {Segments} from '../Segments';
import type {Target} from '../core/draft';
import type {TryIt} from '../hooks/useTryIt';
import {parameterProblems} from '../problemText';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly wanted: Wanted | undefined;
}

/** The form of a request: where it goes and its credential, parameters and body. */
export function RequestView({tryIt, wanted}: Props): ReactNode {
  const {apiUrl, call, credential, errors, form, loaded, offeredIds, problems, route} = tryIt;
  return (
    <div className={styles.inputs} hidden={call.view !== 'request'}>
      {route.targets.length > 1 && (
        <Segments
          name="try-it-target"
          label={translate({id: 'site.tryIt.targets', message: 'Where the request goes'})}
          options={route.targets.map((target) => [target, nameOf(target)])}
          value={route.target}
          onChange={route.choose}
        />
      )}
      {route.target === 'sandbox' ? (
        <SandboxAccess tryIt={tryIt} />
      ) : (
        <Credential credential={credential} server={apiUrl} />
      )}
      <Inputs
        key={form.arrivals}
        fields={loaded.fields}
        values={form.draft.values}
        problems={parameterProblems(problems, loaded.fields, errors)}
        offeredIds={offeredIds}
        wanted={wanted}
        onChange={form.setField}
      />
      {loaded.hasBody && <BodyEditor tryIt={tryIt} />}
    </div>
  );
}

const nameOf = (target: Target): string =>
  target === 'sandbox'
    ? translate({id: 'site.tryIt.target.sandbox', message: 'Sandbox'})
    : translate({id: 'site.tryIt.target.account', message: 'Your account'});
