import {type ReactNode, Suspense, lazy, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/Segments';
import {
  type BodyFormProps,
  JsonEditor,
  type SyntaxProblem,
  type WantedField,
  loadBodyForm,
  replaceText,
} from '@site/src/features/body-editor';
import type {ReadJson} from '../core/json';
import {exampleFor, shownForm} from '../core/shownForm';
import {type BodyView, useBodyView} from '../hooks/useBodyView';
import type {TryIt} from '../hooks/useForm';
import {bodyProblems, placedProblems, syntaxText} from '../validationMessages';
import controls from '../controls.module.css';
import styles from './styles.module.css';
import {useDescription} from './useDescription';

const ID = 'try-it-body';
const MAX_SHOWN = 20;

export interface BodyEditorProps {
  readonly tryIt: TryIt;
  readonly page: HTMLElement;
  readonly wanted: WantedField | undefined;
  readonly close: () => void;
}

/** The body as a form or as its text: two views of one text. A body without described fields has only the text. */
export function BodyEditor({tryIt, page, wanted, close}: BodyEditorProps): ReactNode {
  const {dispatch, errors, loaded, shown} = tryIt;
  const description = useDescription(tryIt, page, close);
  const [chosen, show] = useBodyView();
  const hasForm = Object.keys(description?.schema.properties ?? {}).length > 0;
  const view = hasForm ? chosen : 'json';
  const {change, insert} = useInsertion(dispatch);
  const problems = bodyProblems(tryIt.problems, loaded.fields, errors);
  const placed = useMemo(
    () => placedProblems(tryIt.problems, loaded.fields, errors),
    [tryIt.problems, loaded.fields, errors],
  );
  const isInvalid = shown.body.kind === 'error' || problems.size > 0;
  const showText = (place: SyntaxProblem): void => {
    flushSync(() => show('json'));
    goTo(shown.bodyText, place);
  };
  const example = loaded.bodyExample !== loaded.bodyMinimum && <InsertExample tryIt={tryIt} insert={insert} />;
  const common = {value: shown.bodyText, onChange: change, problems: placed};
  return (
    <div className={styles.body} role="group" aria-label={translate({message: 'Body'})}>
      <Head hasForm={hasForm} view={view} show={show} />
      <div hidden={view === 'form'}>
        <JsonEditor
          {...common}
          id={ID}
          description={description}
          isRequired={loaded.operation.requestBody?.required}
          isInvalid={isInvalid}
          describedBy={isInvalid ? `${ID}-problem` : undefined}
          wanted={view === 'json' ? wanted : undefined}>
          {example}
        </JsonEditor>
        <Problems read={shown.body} problems={problems} />
      </div>
      {view === 'form' && description && (
        <div>
          <LoadedForm
            {...{...common, description, wanted}}
            prefix={`${ID}-`}
            syntax={shown.body.kind === 'error' ? {...shown.body, words: syntaxText(shown.body)} : undefined}
            onShowText={showText}
          />
          {example && <div className={styles.more}>{example}</div>}
        </div>
      )}
    </div>
  );
}

interface HeadProps {
  readonly hasForm: boolean;
  readonly view: BodyView;
  readonly show: (view: BodyView) => void;
}

/** The name of the part, and the choice of its view. */
const Head = ({hasForm, view, show}: HeadProps): ReactNode => (
  <div className={styles.head}>
    <label htmlFor={ID} className={controls.label}>
      {translate({message: 'Body'})}
      <span className="visually-hidden"> {translate({message: 'as JSON'})}</span>
    </label>
    {hasForm && (
      <Segments
        name="try-it-body-view"
        label={translate({message: 'How to write the body'})}
        options={[
          ['form', translate({message: 'Form'})],
          ['json', translate({message: 'JSON'})],
        ]}
        value={view}
        onChange={show}
      />
    )}
  </div>
);

/** The form, whose code is a separate chunk. */
function LoadedForm(props: BodyFormProps): ReactNode {
  const [Form] = useState(() => lazy(() => loadBodyForm().catch(() => ({default: NotLoaded}))));
  return (
    <Suspense fallback={<p role="status">{translate({message: 'Loading the form…'})}</p>}>
      <Form {...props} />
    </Suspense>
  );
}

const NotLoaded = (): ReactNode => (
  <p role="alert" className={controls.problem}>
    <Translate>{"The form couldn't be loaded. Check your network connection, or write the body as JSON."}</Translate>
  </p>
);

/** Moves the caret of the textarea to a place in its text. */
function goTo(text: string, {line, column}: SyntaxProblem): void {
  const textarea = document.getElementById(ID);
  if (!(textarea instanceof HTMLTextAreaElement)) return;
  const position = text.split('\n', line - 1).reduce((sum, {length}) => sum + length + 1, column - 1);
  textarea.focus();
  textarea.setSelectionRange(position, position);
}

type Insertion = 'exampleInserted' | 'undone';

/** Replaces the text as an event of the form, so that also the browser's undo takes it back. */
function useInsertion(dispatch: TryIt['dispatch']) {
  /** Of the change of the text that is being made. */
  const type = useRef<Insertion>();
  return {
    change: (body: string): void => dispatch(type.current ? {type: type.current} : {type: 'bodyChanged', body}),
    insert: (insertion: Insertion, text: string): void => {
      const textarea = document.getElementById(ID);
      if (!(textarea instanceof HTMLTextAreaElement) || !textarea.checkVisibility()) {
        dispatch({type: insertion});
        return;
      }
      type.current = insertion;
      replaceText(textarea, {from: 0, to: textarea.value.length, text});
      type.current = undefined;
    },
  };
}

interface InsertProps extends Pick<BodyEditorProps, 'tryIt'> {
  readonly insert: (insertion: Insertion, text: string) => void;
}

/** Replaces the body with the example, and brings the replaced one back. */
function InsertExample({tryIt: {loaded, shown, state}, insert}: InsertProps): ReactNode {
  const example = exampleFor(loaded, state.target);
  const isExample = shown.bodyText === example;
  const {undo} = state;
  const before =
    undo?.kind === 'exampleInserted' ? shownForm(loaded, {...state, draft: undo.draft}).bodyText : undefined;
  return (
    <>
      <button
        type="button"
        className="site-button"
        aria-disabled={isExample}
        onClick={() => {
          if (!isExample) insert('exampleInserted', example);
        }}>
        <Translate>Insert the full example</Translate>
      </button>
      {before !== undefined && before !== shown.bodyText && (
        <button type="button" className="site-button" onClick={() => insert('undone', before)}>
          <Translate>Bring back my body</Translate>
        </button>
      )}
    </>
  );
}

interface ProblemsProps {
  readonly read: ReadJson;
  readonly problems: ReadonlyMap<string, string>;
}

function Problems({read, problems}: ProblemsProps): ReactNode {
  if (read.kind === 'error') {
    return (
      <p id={`${ID}-problem`} className={controls.problem}>
        {syntaxText(read)}
      </p>
    );
  }
  if (problems.size === 0) return null;
  const hidden = problems.size - MAX_SHOWN;
  return (
    <ul id={`${ID}-problem`} className={controls.problem}>
      {[...problems].slice(0, MAX_SHOWN).map(([path, words]) => (
        <li key={path}>
          {path && <code>{path}</code>} {words}
        </li>
      ))}
      {hidden > 0 && <li>{translate({message: 'and {count} more'}, {count: String(hidden)})}</li>}
    </ul>
  );
}
