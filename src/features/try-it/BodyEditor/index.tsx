import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReadJson} from '../core/json';
import {exampleFor} from '../core/shownForm';
import type {TryIt} from '../hooks/useForm';
import {bodyProblems} from '../validationMessages';
import controls from '../controls.module.css';
import styles from './styles.module.css';

const ID = 'try-it-body';
const MAX_SHOWN = 20;

const linesOf = (text: string): number => Math.min(24, Math.max(4, text.split('\n').length + 1));

export function BodyEditor({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const {dispatch, errors, loaded, shown} = tryIt;
  const problems = bodyProblems(tryIt.problems, loaded.fields, errors);
  const isInvalid = shown.body.kind === 'error' || problems.size > 0;
  return (
    <fieldset className={styles.body}>
      <legend className={controls.label}>{translate({message: 'Body'})}</legend>
      <label htmlFor={ID} className={controls.hint}>
        {translate({message: 'JSON'})}
      </label>
      {/* Tab leaves the editor, as it leaves any input. */}
      <textarea
        id={ID}
        className={styles.editor}
        rows={linesOf(shown.bodyText)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-required={loaded.operation.requestBody?.required}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? `${ID}-problem` : undefined}
        value={shown.bodyText}
        onChange={({target}) => dispatch({type: 'bodyChanged', body: target.value})}
      />
      <Problems read={shown.body} problems={problems} />
      {loaded.bodyExample !== loaded.bodyMinimum && <InsertExample tryIt={tryIt} />}
    </fieldset>
  );
}

/** Replaces the body with the example, and brings the replaced one back. */
function InsertExample({tryIt: {dispatch, loaded, shown, state}}: {readonly tryIt: TryIt}): ReactNode {
  const isExample = shown.bodyText === exampleFor(loaded, state.target);
  return (
    <div className="site-bar">
      <button
        type="button"
        className="site-button"
        aria-disabled={isExample}
        onClick={() => {
          if (!isExample) dispatch({type: 'exampleInserted'});
        }}>
        <Translate>Insert the full example</Translate>
      </button>
      {state.undo?.kind === 'exampleInserted' && (
        <button
          type="button"
          className="site-button"
          onClick={() => {
            dispatch({type: 'undone'});
            // The button goes, and the focus would go with it.
            document.getElementById(ID)?.focus();
          }}>
          <Translate>Bring back my body</Translate>
        </button>
      )}
    </div>
  );
}

interface ProblemsProps {
  readonly read: ReadJson;
  readonly problems: ReadonlyMap<string, string>;
}

function Problems({read, problems}: ProblemsProps): ReactNode {
  if (read.kind === 'error') {
    const {line, column, reason} = read;
    return (
      <p id={`${ID}-problem`} className={controls.problem}>
        <Translate values={{line: String(line), column: String(column), reason}}>
          {'Line {line}, column {column}: {reason}.'}
        </Translate>
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
