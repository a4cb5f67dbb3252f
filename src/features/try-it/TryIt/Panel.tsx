import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/features/auth';
import {isPlaceholder} from '@site/src/features/settings/core/isSet';
import {ResponseView} from '../ResponseView';
import {BodyEditor} from '../BodyEditor';
import {Confirm} from '../Confirm';
import {Credential} from '../Credential';
import {VisitEndNotice} from '../VisitEndNotice';
import {Inputs} from '../Inputs';
import controls from '../controls.module.css';
import type {LoadedOperation} from '../core/operation';
import type {Outcome} from '../core/outcome';
import {confirmationFor} from '../core/confirmation';
import {useArrivedOutcome} from '../hooks/useArrivedOutcome';
import {useFragment} from '../hooks/useFragment';
import {useLiveSamples} from '../hooks/useLiveSamples';
import {useSendKeys} from '../hooks/useSendKeys';
import {useSheet} from '../hooks/useSheet';
import {useSheetHistory} from '../hooks/useSheetHistory';
import {useTryIt} from '../hooks/useTryIt';
import {adviceFor} from '../advice';
import {isSheet} from '../sheet';
import {Foot} from './Foot';
import {accountText, bodyProblems, costNotes, parameterProblems, wrongValues} from './messages';
import {type View, Views} from './Views';
import styles from './styles.module.css';

export interface PanelProps {
  readonly loaded: LoadedOperation;
  /** The page around the form. */
  readonly page: HTMLElement;
  /** The container of the form, and the container of its tabs. */
  readonly bench: HTMLElement;
  readonly tabs: HTMLElement;
  /** Whether a click opened it, so that it takes the focus. */
  readonly isClicked: boolean;
  /** Whether it is open now. */
  readonly isShown: boolean;
  readonly close: () => void;
}

/** The form of a request, and its response. */
export function Panel({loaded, page, bench, tabs, isClicked, isShown, close}: PanelProps): ReactNode {
  const {operation} = loaded;
  const tryIt = useTryIt(loaded, isShown);
  const {apiUrl, call, credential, fields, faults, complaints, form, read} = tryIt;
  const {display} = useAuth();
  const element = useRef<HTMLFormElement>(null);
  useLiveSamples(page, tryIt.sample);
  useSendKeys(element);
  useSheet(bench, isShown, close);
  useSheetHistory(isShown, close);
  const [view, setView] = useState<View>('request');
  useEffect(() => {
    bench.setAttribute('data-view', view);
  }, [bench, view]);
  useEffect(() => {
    // A sheet covers what had the focus, however it was opened.
    if ((isClicked || isSheet()) && isShown) element.current?.focus({preventScroll: true});
  }, [isClicked, isShown]);
  useArrivedOutcome(element, call.outcome);
  useFragment(form.draft, isShown);
  /** The response at the time of the last rejected attempt, which is not its result. */
  const [previous, setPrevious] = useState<{readonly refusals: number; readonly outcome?: Outcome | undefined}>({
    refusals: 0,
  });
  if (tryIt.refusals !== previous.refusals) setPrevious({refusals: tryIt.refusals, outcome: call.outcome});
  useEffect(() => {
    if (tryIt.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tryIt.refusals]);
  if (isPlaceholder(apiUrl)) {
    return (
      <p>
        <Translate id="site.tryIt.noApi">
          This site was built without the URL of an API, so it cannot send requests.
        </Translate>
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setView('request');
    tryIt.submit();
  };
  const scopes = (operation['x-scopes'] ?? []).map(({scope}) => scope);
  const advice = call.outcome && adviceFor(call.outcome, tryIt.hadToken, scopes);
  /** Focus Send if the browser didn't restore the focus after the dialog. */
  const keepFocus = (): void => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  return (
    <form
      ref={element}
      className={styles.panel}
      tabIndex={-1}
      noValidate
      aria-label={translate({id: 'site.tryIt.form', message: 'Try it'})}
      onSubmit={submit}>
      {isShown && <Views slot={tabs} view={view} onChange={setView} />}
      <div className={styles.main} hidden={view === 'code'}>
        <div className={styles.inputs}>
          <p className={controls.hint}>
            <Translate id="site.tryIt.server" values={{server: <code>{apiUrl}</code>}}>
              {'Sends real requests to {server}.'}
            </Translate>
          </p>
          <Credential credential={credential} />
          <VisitEndNotice notice={tryIt.visitNotice.notice} />
          <Inputs
            key={form.arrivals}
            fields={fields}
            values={form.draft.values}
            problems={parameterProblems(faults, fields, complaints)}
            wrongValues={wrongValues(faults)}
            notes={costNotes(operation, form.draft.values)}
            onChange={form.setField}
          />
          {operation.requestBody && (
            <BodyEditor
              text={tryIt.bodyText}
              read={read}
              schema={loaded.operation.requestBody?.content['application/json']?.schema}
              example={loaded.bodyExample}
              minimum={loaded.bodyMinimum}
              required={operation.requestBody.required ?? false}
              problems={bodyProblems(faults, fields, complaints)}
              more={complaints.more}
              isMissing={form.draft.lacksBody ?? false}
              onChange={form.setBody}
              onReplace={tryIt.replaceBody}
            />
          )}
        </div>
        <ResponseView
          outcome={call.outcome}
          isPrevious={call.outcome !== undefined && call.outcome === previous.outcome}
          isRunning={call.isRunning}
          advice={advice}
          name={operation.operationId}
        />
      </div>
      <Foot tryIt={tryIt} />
      {tryIt.isAsking && (
        <Confirm
          question={confirmationFor(operation, tryIt.request(), {
            body: read.kind === 'value' ? tryIt.bodyText : '',
            isLinked: form.draft.isLinked ?? false,
          })}
          account={accountText(credential, display)}
          onConfirm={() => {
            keepFocus();
            tryIt.sendNow();
          }}
          onCancel={() => {
            keepFocus();
            tryIt.setAsking(false);
          }}
        />
      )}
    </form>
  );
}
