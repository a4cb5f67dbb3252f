import {type ReactNode, useMemo, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {JsonEditor, replaceText} from '@site/src/features/body-editor';
import type {ReadJson} from '../core/json';
import {exampleFor, shownForm} from '../core/shownForm';
import type {TryIt} from '../hooks/useForm';
import {bodyProblems, placedProblems, syntaxText} from '../validationMessages';
import controls from '../controls.module.css';
import styles from './styles.module.css';
import {useDescription} from './useDescription';

const ID = 'try-it-body';
const MAX_SHOWN = 20;

interface Props {
  readonly tryIt: TryIt;
  readonly page: HTMLElement;
  readonly close: () => void;
}

export function BodyEditor({tryIt, page, close}: Props): ReactNode {
  const {dispatch, errors, loaded, shown} = tryIt;
  const description = useDescription(tryIt, page, close);
  const {change, insert} = useInsertion(dispatch);
  const problems = bodyProblems(tryIt.problems, loaded.fields, errors);
  const placed = useMemo(
    () => placedProblems(tryIt.problems, loaded.fields, errors),
    [tryIt.problems, loaded.fields, errors],
  );
  const isInvalid = shown.body.kind === 'error' || problems.size > 0;
  return (
    <fieldset className={styles.body}>
      <legend className={controls.label}>{translate({message: 'Body'})}</legend>
      <label htmlFor={ID} className="visually-hidden">
        {translate({message: 'Body as JSON'})}
      </label>
      <JsonEditor
        id={ID}
        value={shown.bodyText}
        onChange={change}
        description={description}
        problems={placed}
        isRequired={loaded.operation.requestBody?.required}
        isInvalid={isInvalid}
        describedBy={isInvalid ? `${ID}-problem` : undefined}>
        {loaded.bodyExample !== loaded.bodyMinimum && <InsertExample tryIt={tryIt} insert={insert} />}
      </JsonEditor>
      <Problems read={shown.body} problems={problems} />
    </fieldset>
  );
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

interface InsertProps extends Pick<Props, 'tryIt'> {
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
