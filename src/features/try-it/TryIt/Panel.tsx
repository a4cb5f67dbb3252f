import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {LogInNotice, useAuth} from '@site/src/features/auth';
import {isPlaceholder} from '@site/src/features/settings/core/isSet';
import {Confirm} from '../Confirm';
import {ResponseView} from '../ResponseView';
import {VisitEndNotice} from '../VisitEndNotice';
import type {LoadedOperation} from '../core/operation';
import {confirmationFor} from '../core/confirmation';
import {focusIn, useFocus} from '../hooks/useFocus';
import {useLiveSamples} from '../hooks/useLiveSamples';
import {useSendKeys} from '../hooks/useSendKeys';
import {useSheet} from '../hooks/useSheet';
import {type TryIt, useTryIt} from '../hooks/useTryIt';
import {useView} from '../hooks/useView';
import {isSheet} from '../sheet';
import type {Wanted} from '../wanted';
import {Foot} from './Foot';
import {RequestView} from './RequestView';
import {Views} from './Views';
import {accountText} from './messages';
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
  /** What the visitor added from the text. */
  readonly wanted: Wanted | undefined;
  readonly close: () => void;
}

/** The form of a request, and its response. */
export function Panel({loaded, page, bench, tabs, isClicked, isShown, wanted, close}: PanelProps): ReactNode {
  const tryIt = useTryIt(loaded, isShown);
  const {apiUrl, call, refusals} = tryIt;
  const element = useRef<HTMLFormElement>(null);
  const [view, setView] = useView(bench, {...call, refusals, wanted});
  useLiveSamples(page, tryIt.sample);
  useSendKeys(element);
  useSheet(bench, isShown, close);
  useEffect(() => {
    // A sheet covers what had the focus, however it was opened.
    if ((isClicked || isSheet()) && isShown) element.current?.focus({preventScroll: true});
  }, [isClicked, isShown]);
  useFocus(element, {...call, refusals});
  if (isPlaceholder(apiUrl)) {
    return (
      <p className={styles.message}>
        <Translate id="site.tryIt.noApi">
          {"This site was built without the URL of an API, so it can't send requests."}
        </Translate>
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tryIt.submit();
  };
  const edit = (): void => {
    flushSync(() => setView('request'));
    focusIn(element.current, '[aria-invalid="true"], button[type=submit]');
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
      <RequestView loaded={loaded} tryIt={tryIt} isShown={view === 'request'} wanted={wanted} />
      <ResponseView {...{tryIt, page, close}} operation={loaded.operation} isShown={view === 'response'} />
      {/* Above the foot, so that they move nothing in the form. */}
      <VisitEndNotice notice={tryIt.visitNotice.notice} />
      {isShown && (
        <div className={styles.notice}>
          <LogInNotice />
        </div>
      )}
      <Foot tryIt={tryIt} view={view} name={loaded.operation.operationId} onEdit={edit} />
      {tryIt.isAsking && (
        <Question loaded={loaded} tryIt={tryIt} focusSend={() => focusIn(element.current, 'button[type=submit]')} />
      )}
    </form>
  );
}

interface QuestionProps {
  readonly loaded: LoadedOperation;
  readonly tryIt: TryIt;
  readonly focusSend: () => void;
}

/** Asks before a request that deletes, changes many records, or was filled in by a link. */
function Question({loaded, tryIt, focusSend}: QuestionProps): ReactNode {
  const {display} = useAuth();
  const leave = (next: () => void) => (): void => {
    // Unless the browser restored the focus after the dialog.
    if (document.activeElement === null || document.activeElement === document.body) focusSend();
    next();
  };
  const question = confirmationFor(loaded.operation, tryIt.request(), {
    body: tryIt.read.kind === 'value' ? tryIt.bodyText : '',
    isLinked: tryIt.form.draft.isLinked ?? false,
  });
  return (
    <Confirm
      question={question}
      account={accountText(tryIt.credential, display)}
      onConfirm={leave(tryIt.sendNow)}
      onCancel={leave(() => tryIt.setAsking(false))}
    />
  );
}
