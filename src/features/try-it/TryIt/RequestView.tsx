import type {ReactNode} from 'react';
import {BodyEditor} from '../BodyEditor';
import {Credential} from '../Credential';
import {Inputs} from '../Inputs';
import type {LoadedOperation} from '../core/operation';
import type {TryIt} from '../hooks/useTryIt';
import type {Wanted} from '../wanted';
import {bodyProblems, costNotes, parameterProblems, wrongValues} from './messages';
import styles from './styles.module.css';

interface Props {
  readonly loaded: LoadedOperation;
  readonly tryIt: TryIt;
  readonly isShown: boolean;
  readonly wanted: Wanted | undefined;
}

/** The form of a request: credential, parameters and body. */
export function RequestView({loaded, tryIt, isShown, wanted}: Props): ReactNode {
  const {operation} = loaded;
  const {apiUrl, complaints, credential, faults, fields, form} = tryIt;
  return (
    <div className={styles.inputs} hidden={!isShown}>
      <Credential credential={credential} server={apiUrl} />
      <Inputs
        key={form.arrivals}
        fields={fields}
        values={form.draft.values}
        problems={parameterProblems(faults, fields, complaints)}
        wrongValues={wrongValues(faults)}
        notes={costNotes(operation, form.draft.values)}
        wanted={wanted}
        onChange={form.setField}
      />
      {operation.requestBody && (
        <BodyEditor
          text={tryIt.bodyText}
          read={tryIt.read}
          schema={operation.requestBody.content['application/json']?.schema}
          example={loaded.bodyExample}
          minimum={loaded.bodyMinimum}
          required={operation.requestBody.required ?? false}
          problems={bodyProblems(faults, fields, complaints)}
          more={complaints.more}
          isMissing={form.draft.lacksBody ?? false}
          wanted={wanted}
          onChange={form.setBody}
          onReplace={tryIt.replaceBody}
        />
      )}
    </div>
  );
}
