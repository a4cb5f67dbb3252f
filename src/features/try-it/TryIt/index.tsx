import {type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import {createPortal, flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Segments} from '@site/src/components/Segments';
import {LogInNotice} from '@site/src/features/auth';
import {ConfirmDialog} from '../ConfirmDialog';
import {Inputs, type Wanted} from '../Inputs';
import {ResponseView} from '../ResponseView';
import controls from '../controls.module.css';
import type {LoadedOperation} from '../core/operation';
import type {Call} from '../hooks/useCall';
import {focusIn, useFocus} from '../hooks/useFocus';
import {useLiveSamples} from '../hooks/useLiveSamples';
import {isSheet, useSheet} from '../hooks/useSheet';
import {type TryIt as State, useTryIt} from '../hooks/useTryIt';
import {BodyEditor} from '../BodyEditor';
import {Credential, SandboxAccess} from '../Credential';
import type {Target} from '../core/draft';
import {parameterProblems} from '../validationMessages';
import {Actions} from './Actions';
import styles from './styles.module.css';

export {fetchOperation} from '../core/operation';

export interface TryItProps {
  readonly loaded: LoadedOperation;
  readonly page: HTMLElement;
  /** The container of the form, and the container of its tabs. */
  readonly bench: HTMLElement;
  readonly tabs: HTMLElement;
  /** Whether a click or a link opened it, so that it takes the focus. */
  readonly isClicked: boolean;
  readonly isShown: boolean;
  readonly wanted: Wanted | undefined;
  readonly close: () => void;
}

export function TryIt({loaded, page, bench, tabs, isClicked, isShown, wanted, close}: TryItProps): ReactNode {
  const tryIt = useTryIt(loaded, isShown);
  const {call} = tryIt;
  const {set, view} = call;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wanted) set({view: 'request'});
  }, [set, wanted]);
  useEffect(() => bench.setAttribute('data-view', view), [bench, view]);
  useLiveSamples(page, tryIt.sample);
  useSheet(bench, isShown, close);
  useEffect(() => {
    // A sheet covers what had the focus, however it was opened.
    if ((isClicked || isSheet()) && isShown) element.current?.focus({preventScroll: true});
  }, [isClicked, isShown]);
  useFocus(element, call);
  if (tryIt.route.targets.length === 0) return <NoApi />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tryIt.submit();
  };
  /** Ctrl+Enter sends from all inputs, or Cmd+Enter on Apple devices. */
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };
  const edit = (): void => {
    flushSync(() => set({view: 'request'}));
    focusIn(element.current, '[aria-invalid="true"], button[type=submit]');
  };
  return (
    // The keys of its inputs arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      className={clsx('site-fill', styles.panel)}
      tabIndex={-1}
      noValidate
      aria-label={translate({message: 'Try it'})}
      onKeyDown={press}
      onSubmit={submit}>
      {isShown && createPortal(<Views call={call} />, tabs)}
      <RequestView tryIt={tryIt} wanted={wanted} />
      <ResponseView tryIt={tryIt} page={page} close={close} />
      {/* Above the actions, so that they move nothing in the form. The first always exists, so that screen readers announce its text. */}
      <p role="status" data-visit-notice className={clsx(controls.hint, styles.visit)}>
        {tryIt.notice}
      </p>
      {isShown && (
        <div className={styles.notice}>
          <LogInNotice />
        </div>
      )}
      <Actions tryIt={tryIt} onEdit={edit} />
      {call.phase === 'confirming' && (
        <ConfirmDialog tryIt={tryIt} focusSend={() => focusIn(element.current, 'button[type=submit]')} />
      )}
    </form>
  );
}

function Views({call: {set, view}}: {readonly call: Call}): ReactNode {
  return (
    <Segments
      name="try-it-view"
      label={translate({message: 'View'})}
      options={[
        ['request', translate({message: 'Request'})],
        ['response', translate({message: 'Response'})],
        ['code', translate({message: 'Code'})],
      ]}
      value={view}
      onChange={(next) => set({view: next})}
    />
  );
}

const NoApi = (): ReactNode => (
  <p className="padding--md">
    {translate({message: "This site was built without an API URL, so it can't send requests."})}
  </p>
);

function RequestView({tryIt, wanted}: Pick<TryItProps, 'wanted'> & {readonly tryIt: State}): ReactNode {
  const {apiUrl, call, credential, errors, form, loaded, offeredIds, problems, route} = tryIt;
  return (
    <div className={styles.inputs} hidden={call.view !== 'request'}>
      {route.targets.length > 1 && (
        <Segments
          name="try-it-target"
          label={translate({message: 'Where the request goes'})}
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
      {route.target === 'account' && <RemovedIds putBack={route.putIdsBack} />}
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

/** Says that the change to the account removed IDs. The status always exists, so that screen readers announce its text. */
function RemovedIds({putBack}: {readonly putBack: (() => void) | undefined}): ReactNode {
  return (
    <p role="status" className={controls.hint}>
      {putBack && (
        <>
          <Translate>IDs were removed, because in your account they can be those of other records.</Translate>{' '}
          <button type="button" className={controls.small} onClick={putBack}>
            <Translate>Put them back</Translate>
          </button>
        </>
      )}
    </p>
  );
}

const nameOf = (target: Target): string =>
  target === 'sandbox' ? translate({message: 'Sandbox'}) : translate({message: 'Your account'});
