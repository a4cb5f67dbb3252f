import type {ReactNode} from 'react';
import {BodyEditor} from '../BodyEditor';
import {Authorization} from './Authorization';
import {Inputs, type Wanted} from '../Inputs';
import type {TryIt} from '../hooks/useTryIt';
import {parameterProblems} from '../messages';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly wanted: Wanted | undefined;
}

/** The form of a request: credential, parameters and body. */
export function RequestView({tryIt, wanted}: Props): ReactNode {
  const {call, errors, form, loaded, offeredIds, problems} = tryIt;
  return (
    <div className={styles.inputs} hidden={call.view !== 'request'}>
      <Authorization tryIt={tryIt} />
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
