import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {addressOf} from '@site/src/features/samples/core/address';
import {Answer} from '../Answer';
import {BodyEditor} from '../BodyEditor';
import {Confirm} from '../Confirm';
import {Credential} from '../Credential';
import {Departure} from '../Departure';
import {Inputs} from '../Inputs';
import controls from '../controls.module.css';
import type {LoadedOperation} from '../core/operation';
import {useLiveSamples} from '../hooks/useLiveSamples';
import {useSendKeys} from '../hooks/useSendKeys';
import {useTryIt} from '../hooks/useTryIt';
import {adviceFor} from '../texts';
import {Actions} from './Actions';
import {bodyWords, costNotes, valueWords} from './words';
import styles from './styles.module.css';

interface Props {
  readonly loaded: LoadedOperation;
  readonly frame: HTMLElement;
  readonly opened: boolean;
}

/** The form of a call and what became of it. */
export function Panel({loaded, frame, opened}: Props): ReactNode {
  const {operation} = loaded;
  const tryIt = useTryIt(loaded);
  const {apiUrl, call, credential, fields, faults, form, read} = tryIt;
  const element = useRef<HTMLFormElement>(null);
  useLiveSamples(frame, tryIt.sample);
  useSendKeys(element);
  useEffect(() => {
    if (opened) element.current?.focus({preventScroll: true});
  }, [opened]);
  useEffect(() => {
    if (tryIt.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tryIt.refusals]);
  if (apiUrl.startsWith('PLACEHOLDER')) {
    return (
      <p>
        <Translate id="site.tryIt.noApi">
          This site was built without the address of an API, so no call can be made.
        </Translate>
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tryIt.submit();
  };
  const scopes = (operation['x-scopes'] ?? []).map(({scope}) => scope);
  const advice = call.outcome && adviceFor(call.outcome, tryIt.hadToken, scopes);
  const refused = call.outcome?.kind === 'answer' && call.outcome.status === 422 ? call.outcome.body.text : '';
  return (
    <form
      ref={element}
      className={styles.panel}
      tabIndex={-1}
      noValidate
      aria-label={translate({id: 'site.tryIt.form', message: 'Try it'})}
      onSubmit={submit}>
      <p className={controls.hint}>
        <Translate id="site.tryIt.server" values={{server: <code>{apiUrl}</code>}}>
          {'Real calls to {server}.'}
        </Translate>
      </p>
      <Credential credential={credential} />
      <Departure notice={tryIt.departure.notice} />
      <Inputs
        fields={fields}
        values={form.draft.values}
        problems={valueWords(faults, fields, refused)}
        notes={costNotes(operation, form.draft.values)}
        onChange={form.setField}
      />
      {operation.requestBody && (
        <BodyEditor
          text={tryIt.bodyText}
          read={read}
          schema={loaded.operation.requestBody?.content['application/json']?.schema}
          example={loaded.bodyExample}
          required={operation.requestBody.required ?? false}
          problems={bodyWords(faults, fields, refused)}
          onChange={form.setBody}
        />
      )}
      <Actions tryIt={tryIt} />
      <Answer outcome={call.outcome} isRunning={call.isRunning} advice={advice} name={operation.operationId} />
      {tryIt.isAsking && (
        <Confirm
          method={operation.method.toUpperCase()}
          address={addressOf(tryIt.request())}
          onConfirm={tryIt.sendNow}
          onCancel={() => tryIt.setAsking(false)}
        />
      )}
    </form>
  );
}
