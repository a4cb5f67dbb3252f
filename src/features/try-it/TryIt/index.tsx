import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {isPublic} from '@site/openapi/model/security';
import {Segments} from '@site/src/components/Segments';
import type {WantedField} from '@site/src/features/body-editor';
import {LogInNotice} from '@site/src/features/auth';
import {LaterParts} from '../laterParts';
import {Inputs, type Wanted, focusInput} from '../Inputs';
import controls from '../controls.module.css';
import {fieldIdFor} from '../core/fields';
import {idsFor} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import {focusIn, useFocus} from '../hooks/useFocus';
import {useLiveSamples} from '../hooks/useLiveSamples';
import {isSheet, useSheet} from '../hooks/useSheet';
import {type TryIt as State, useForm} from '../hooks/useForm';
import {PasteButton, PasteOffer, type PasteState, PastedStatus, usePaste} from '../PasteRequest';
import type {BodyEditorProps} from '../BodyEditor';
import {Credential} from '../Credential';
import {SandboxAccess} from '../SandboxAccess';
import type {Target} from '../core/draft';
import {noticeText, removedNames} from '../notices';
import {parameterProblems} from '../validationMessages';
import {Actions} from './Actions';
import styles from './styles.module.css';

export {fetchOperation} from '../core/operation';
export {loadParts} from '../laterParts';

/** Loads the editor of a body, which many operations don't have. It is a separate chunk. */
export const loadBodyEditor = () => import(/* webpackChunkName: "body-editor" */ '../BodyEditor');

export interface TryItProps {
  readonly loaded: LoadedOperation;
  /** Undefined for an operation without a body. */
  readonly BodyEditor: ComponentType<BodyEditorProps> | undefined;
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

export function TryIt({BodyEditor, ...props}: TryItProps): ReactNode {
  const {loaded, page, bench, tabs, isClicked, isShown, wanted, close} = props;
  const tryIt = useForm(loaded, isShown);
  const {context, dispatch, state} = tryIt;
  const element = useRef<HTMLFormElement>(null);
  const field = useWanted(wanted, tryIt);
  const paste = usePaste(tryIt);
  useEffect(() => bench.setAttribute('data-view', state.view), [bench, state.view]);
  useLiveSamples(page, tryIt.sample);
  useSheet(bench, isShown, close);
  useEffect(() => {
    // A sheet covers what had the focus, however it was opened.
    if ((isClicked || isSheet()) && isShown) element.current?.focus({preventScroll: true});
  }, [isClicked, isShown]);
  useFocus(element, state);
  if (context.targets.length === 0) return <NoTarget {...context.loaded} />;
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
    flushSync(() => dispatch({type: 'viewed', view: 'request'}));
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
      onPaste={paste.paste}
      onSubmit={submit}>
      {isShown && createPortal(<Views tryIt={tryIt} />, tabs)}
      <RequestView {...{tryIt, BodyEditor, page, close, field, paste}} />
      <LaterParts>{({ResponseView}) => <ResponseView tryIt={tryIt} page={page} close={close} />}</LaterParts>
      {/* Above the actions, so that they move nothing in the form. The first always exists, so that screen readers announce its text. */}
      <p role="status" data-visit-notice className={clsx(controls.hint, styles.visit)}>
        {noticeText(state.notice)}
      </p>
      {isShown && (
        <div className={styles.notice}>
          <LogInNotice />
        </div>
      )}
      <PasteOffer paste={paste} />
      <Actions tryIt={tryIt} onEdit={edit} />
      {state.isConfirming && <Confirmation tryIt={tryIt} form={element} />}
    </form>
  );
}

const Confirmation = ({tryIt, form}: {readonly tryIt: State; readonly form: RefObject<HTMLFormElement>}): ReactNode => (
  <LaterParts>
    {({ConfirmDialog}) => (
      <ConfirmDialog tryIt={tryIt} focusSend={() => focusIn(form.current, 'button[type=submit]')} />
    )}
  </LaterParts>
);

function Views({tryIt: {dispatch, state}}: {readonly tryIt: State}): ReactNode {
  return (
    <Segments
      name="try-it-view"
      label={translate({message: 'View'})}
      options={[
        ['request', translate({message: 'Request'})],
        ['response', translate({message: 'Response'})],
        ['code', translate({message: 'Code'})],
      ]}
      value={state.view}
      onChange={(view) => dispatch({type: 'viewed', view})}
    />
  );
}

const NoTarget = ({server, isElsewhere}: LoadedOperation): ReactNode => (
  <p className="padding--md">
    {isElsewhere
      ? translate({message: "This operation is on {server}, which the form can't reach. Use the sample."}, {server})
      : translate({message: "This site was built without an API URL, so it can't send requests."})}
  </p>
);

/** The field of the body that is added from the text of the page. */
function bodyField(wanted: Wanted | undefined): WantedField | undefined {
  const path = /^body:(.+)/.exec(wanted?.id ?? '')?.[1];
  return path === undefined ? undefined : {names: path.split('.')};
}

/** Adds the parameter or the field of the body that is wanted. Returns the field, which the body adds. */
function useWanted(wanted: Wanted | undefined, {dispatch, loaded}: State): WantedField | undefined {
  const field = useMemo(() => bodyField(wanted), [wanted]);
  useEffect(() => {
    const id = wanted && fieldIdFor(loaded.fields, wanted.id);
    if (field) dispatch({type: 'viewed', view: 'request'});
    if (id === undefined) return;
    dispatch({type: 'parameterAdded', id});
    focusInput(id);
  }, [dispatch, field, loaded, wanted]);
  return field;
}

interface RequestProps extends Pick<TryItProps, 'BodyEditor' | 'page' | 'close'> {
  readonly tryIt: State;
  readonly field: WantedField | undefined;
  readonly paste: PasteState;
}

function RequestView({tryIt, BodyEditor, page, close, field, paste}: RequestProps): ReactNode {
  const {context, credential, dispatch, errors, loaded, problems, shown, state} = tryIt;
  const {added, ids, target, view} = state;
  return (
    <div className={styles.inputs} hidden={view !== 'request'}>
      <div className={styles.where}>
        {context.targets.length > 1 && (
          <Segments
            isSwitch
            name="try-it-target"
            label={translate({message: 'Where the request goes'})}
            options={context.targets.map((one) => [one, nameOf(one)])}
            value={target}
            onChange={(chosen) => dispatch({type: 'targetChosen', target: chosen})}
          />
        )}
        <PasteButton tryIt={tryIt} paste={paste} />
      </div>
      <PastedStatus tryIt={tryIt} />
      {target === 'sandbox' ? (
        <SandboxAccess tryIt={tryIt} />
      ) : (
        <Credential credential={credential} server={context.apiUrl} isPublic={isPublic(loaded.operation)} />
      )}
      {target === 'account' && <RemovedIds tryIt={tryIt} />}
      <Inputs
        fields={loaded.fields}
        values={shown.values}
        files={state.files}
        added={added}
        problems={parameterProblems(problems, loaded.fields, errors)}
        example={loaded.syncExample}
        offeredIds={(field) => idsFor(field, loaded.operation, ids.known)}
        dispatch={dispatch}
      />
      {BodyEditor && <BodyEditor {...{tryIt, page, close}} wanted={field} />}
    </div>
  );
}

/** Names the IDs that the change to the account removed. The status always exists, so that screen readers announce its text. */
function RemovedIds({tryIt: {dispatch, state}}: {readonly tryIt: State}): ReactNode {
  const {undo} = state;
  return (
    <p role="status" className={controls.hint}>
      {undo?.kind === 'idsRemoved' && (
        <>
          <Translate values={{names: <b>{removedNames(undo)}</b>}}>
            {'IDs of the sandbox were removed, because in your account they can be those of other records: {names}.'}
          </Translate>{' '}
          <button type="button" className={controls.small} onClick={() => dispatch({type: 'undone'})}>
            <Translate>Put them back</Translate>
          </button>
        </>
      )}
    </p>
  );
}

const nameOf = (target: Target): string =>
  target === 'sandbox' ? translate({message: 'Sandbox'}) : translate({message: 'Your account'});
