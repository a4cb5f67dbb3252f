import {type ReactNode, useId, useMemo} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type Recipe, exampleInputs, stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import {Result} from './Result';
import {type Run, useRun} from './useRun';
import styles from './styles.module.css';

/** The inputs, the results so far, and the button for the next step. */
export default function RunPanel({recipe: json}: {readonly recipe: string}): ReactNode {
  const recipe = useMemo(() => JSON.parse(json) as Recipe, [json]);
  const run = useRun(recipe);
  const {results, resetAll, restart} = run;
  return (
    <section
      className={styles.panel}
      aria-label={translate({id: 'site.recipes.panel', message: 'Run of the recipe in the sandbox'})}>
      <Inputs recipe={recipe} run={run} />
      <ol className={styles.results}>
        {results.map((result, index) => (
          // Results are only added.
          <Result key={index} result={result} />
        ))}
      </ol>
      <Next run={run} />
      {results.length > 0 && (
        <p className={styles.again}>
          <button type="button" className="site-button" onClick={restart}>
            <Translate id="site.recipes.restart">Start again</Translate>
          </button>{' '}
          <button type="button" className="site-button" onClick={resetAll}>
            <Translate id="site.recipes.reset">Reset sandbox</Translate>
          </button>
        </p>
      )}
    </section>
  );
}

function Inputs({recipe, run}: {readonly recipe: Recipe; readonly run: Run}): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.inputs} disabled={run.results.length > 0}>
      <legend className="visually-hidden">
        <Translate id="site.recipes.inputs">Inputs</Translate>
      </legend>
      {Object.keys(exampleInputs(recipe)).map((name) => (
        <label key={name} htmlFor={id + name}>
          <code>{name}</code>
          <input
            id={id + name}
            className="site-input"
            value={run.texts[name]}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => run.setText(name, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The button for the next step, or how the run ended. */
function Next({run: {results, next, isBusy, problem, runNext}}: {readonly run: Run}): ReactNode {
  const last = results.at(-1);
  return (
    <>
      <p role="status" className={clsx(styles.status, problem !== undefined && styles.failed)}>
        {problem ?? (next || !last ? undefined : <End last={last} />)}
      </p>
      {next && (
        <button type="button" className="site-button site-button-primary" aria-disabled={isBusy} onClick={runNext}>
          {last && last.unmet.length > 0 ? (
            <Translate id="site.recipes.retry">Repeat the step</Translate>
          ) : (
            <Translate id="site.recipes.next" values={{step: stepTitle(next)}}>
              {'Run: {step}'}
            </Translate>
          )}
        </button>
      )}
    </>
  );
}

/** How the run ended: at a condition that isn't met, early, or after the last step. */
function End({last}: {readonly last: StepResult}): ReactNode {
  const {unmet, action} = last;
  if (unmet.length > 0)
    return (
      <Translate id="site.recipes.stopped">
        {'The recipe ends here, because a condition is not met. ' +
          'If an earlier run changed the sample data, select Reset sandbox, and run it again.'}
      </Translate>
    );
  return action ? (
    <Translate id="site.recipes.early" values={{reason: reasonOf(last)}}>
      {'The recipe ends early, because it has nothing more to do. {reason}'}
    </Translate>
  ) : (
    <Translate id="site.recipes.done">The recipe is done.</Translate>
  );
}
