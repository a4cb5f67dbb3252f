import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {currentVisit} from '@site/src/features/visit';
import {FRAGMENT_PREFIX} from '../core/draft';
import dialogStyles from '../ConfirmDialog/styles.module.css';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import type {FoundSource} from './findSource';
import {handOver, takeOver} from './handOver';
import {refusalText} from './messages';
import type {Opened} from './usePaste';
import styles from './styles.module.css';

interface Props {
  readonly tryIt: TryIt;
  readonly opened: Opened;
  readonly close: () => void;
}

/** Reads requests. It is a chunk of its own, which a text in the dialog needs. */
const loadReader = () => import(/* webpackChunkName: "pasted-request" */ './findSource');

/** What a text leads to. Without its code or the list of operations, it is a problem. */
const read = (text: string, {context, loaded}: TryIt): Promise<FoundSource> =>
  loadReader()
    .then(({findSource}) => findSource(text, loaded, context.apiUrl))
    .catch(() => ({kind: 'problem', words: refusalText('notLoaded')}));

/** Reads a text. Returns what keeps the form from it, or what fills it in, here or on another page. */
function useFill({tryIt, opened}: Props) {
  const {credential, dispatch, state} = tryIt;
  const history = useHistory();
  const {before, typed} = opened;
  return async (text: string): Promise<string | (() => void)> => {
    const visit = currentVisit();
    const found = await read(text, tryIt);
    if (found.kind === 'problem') return found.words;
    return () => {
      // The next visitor must not see the request.
      if (currentVisit() !== visit) return;
      // The request was pasted as the key.
      if (typed !== undefined && typed !== credential.typed) credential.type(typed);
      if (found.kind === 'elsewhere') {
        if (before) dispatch({type: 'restored', before});
        handOver(found.page, found.source);
        history.push(found.page + FRAGMENT_PREFIX);
      } else if (found.kind === 'request') {
        dispatch({type: 'pasted', pasted: found.pasted, before});
      } else {
        const {body, notes} = found.pasted;
        const {values} = before?.draft ?? state.draft;
        dispatch({type: 'pasted', pasted: {content: {values, body}, notes}, before});
      }
    };
  };
}

/** Fills in the request that another page has handed over. */
function Arrival({tryIt: {context, dispatch, loaded}, close}: Props): ReactNode {
  useEffect(() => {
    const source = takeOver();
    if (!source) {
      close();
      return;
    }
    void loadReader()
      .then(({fillIn}) => dispatch({type: 'pasted', pasted: fillIn(loaded, source, context.apiUrl)}))
      .finally(close);
  }, [close, context, dispatch, loaded]);
  return null;
}

/** Opens the dialog. In a closed form it would block the page without being seen. */
function show(dialog: HTMLDialogElement | null): boolean {
  const isPossible = dialog?.parentElement?.checkVisibility() === true;
  if (isPossible) dialog.showModal();
  return isPossible;
}

/** The dialog's text. An offered one is used at once, and the dialog opens only to say what keeps the form from it. */
function useDialog(props: Props) {
  const {opened, close} = props;
  const fill = useFill(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(opened.text ?? '');
  const [problem, setProblem] = useState('');
  /** What to do once the dialog is closed and has returned the focus. */
  const then = useRef<() => void>();
  const leave = (): void => {
    close();
    then.current?.();
  };
  const take = async (): Promise<void> => {
    const filled = await fill(text);
    const isOpen = dialog.current?.open === true;
    if (typeof filled === 'string') {
      setProblem(filled);
      if (!isOpen && !show(dialog.current)) leave();
      return;
    }
    then.current = filled;
    if (isOpen) dialog.current.close();
    else leave();
  };
  const first = useRef(take);
  const leaving = useRef(leave);
  useEffect(() => {
    if (opened.text !== undefined) void first.current();
    // The visitor closed the form while this loaded.
    else if (!show(dialog.current)) leaving.current();
  }, [opened]);
  return {dialog, text, setText, problem, leave, take};
}

function PasteDialog(props: Props): ReactNode {
  const {dialog, text, setText, problem, leave, take} = useDialog(props);
  const press = (event: KeyboardEvent): void => {
    // Ctrl+Enter would send the form.
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void take();
  };
  return (
    // Keys of its text must not reach the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="try-it-paste-title"
      onClose={leave}
      onKeyDown={press}>
      <p id="try-it-paste-title" className={dialogStyles.question}>
        <Translate>Paste a request</Translate>
      </p>
      <PastedText {...{text, setText, problem}} />
      <div className="site-bar margin-top--md">
        <button type="button" className="site-button" onClick={() => dialog.current?.close()}>
          <Translate>Cancel</Translate>
        </button>
        <button type="button" className="site-button site-button-primary" onClick={() => void take()}>
          <Translate>Use this request</Translate>
        </button>
      </div>
    </dialog>
  );
}

interface TextProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Empty without one. */
  readonly problem: string;
}

const PastedText = ({text, setText, problem}: TextProps): ReactNode => (
  <>
    <label htmlFor="try-it-paste" className={controls.label}>
      <Translate>A curl command, a URL of the API, or a JSON body</Translate>
    </label>
    <textarea
      id="try-it-paste"
      className={styles.text}
      rows={8}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby="try-it-paste-hint try-it-paste-problem"
      aria-invalid={problem === '' ? undefined : true}
      value={text}
      onChange={({target}) => setText(target.value)}
    />
    <p id="try-it-paste-hint" className={controls.hint}>
      <Translate>Nothing is sent. Keys, tokens and cookies in it are dropped.</Translate>
    </p>
    <p id="try-it-paste-problem" role="alert" className={controls.problem}>
      {problem}
    </p>
  </>
);

export default function Paste(props: Props): ReactNode {
  return props.opened.isArrival ? <Arrival {...props} /> : <PasteDialog {...props} />;
}
