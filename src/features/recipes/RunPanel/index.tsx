import {type ReactNode, type RefObject, useEffect, useMemo, useRef} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Field, FieldGrid} from '@site/src/components/Field';
import {Method} from '@site/src/components/Method';
import {type Recipe, exampleInputs, stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import {requestUrl} from '../../samples/core/request';
import {readable} from '../core/expressions';
import {type Run, preloadSteps, useRun} from './useRun';
import styles from './styles.module.css';

export function RunPanel({recipe: json}: {readonly recipe: string}): ReactNode {
  const recipe = useMemo(() => JSON.parse(json) as Recipe, [json]);
  const run = useRun(recipe);
  useEffect(() => preloadSteps(recipe), [recipe]);
  const {results, resetAll, restart} = run;
  const nextButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(results.length);
  useEffect(() => {
    // A step adds its result above the focused button, which can move out of the window.
    if (results.length > shown.current)
      for (const part of [list.current?.lastElementChild, nextButton.current]) part?.scrollIntoView({block: 'nearest'});
    shown.current = results.length;
  }, [results]);
  /** The button that was pressed is gone, so the focus goes to the one of the first step. */
  const beginAfter = (work: () => void) => () => {
    flushSync(work);
    nextButton.current?.focus();
  };
  return (
    <section
      className={styles.panel}
      aria-label={translate({id: 'site.recipes.panel', message: 'Recipe run in the sandbox'})}>
      <Inputs recipe={recipe} run={run} />
      <ol ref={list} className={styles.results}>
        {results.map((result, index) => (
          // Results are only added.
          <Result key={index} result={result} />
        ))}
      </ol>
      <Next run={run} button={nextButton} />
      {results.length > 0 && (
        <p className={styles.again}>
          <button type="button" className="site-button" onClick={beginAfter(restart)}>
            <Translate id="site.recipes.restart">Start over</Translate>
          </button>{' '}
          <button type="button" className="site-button" onClick={beginAfter(resetAll)}>
            <Translate id="site.recipes.reset">Reset sandbox</Translate>
          </button>
        </p>
      )}
    </section>
  );
}

function Inputs({recipe, run}: {readonly recipe: Recipe; readonly run: Run}): ReactNode {
  return (
    <fieldset className={styles.inputs} disabled={run.results.length > 0}>
      <legend className="visually-hidden">{translate({id: 'site.recipes.inputs', message: 'Inputs'})}</legend>
      <FieldGrid>
        {Object.entries(exampleInputs(recipe)).map(([name, value]) => {
          const Input = typeof value === 'object' ? 'textarea' : 'input';
          return (
            <Field key={name} label={name}>
              <Input
                className="site-input"
                value={run.texts[name]}
                autoComplete="off"
                spellCheck={false}
                onChange={({target}) => run.setText(name, target.value)}
              />
            </Field>
          );
        })}
      </FieldGrid>
    </fieldset>
  );
}

function Next({run, button}: {readonly run: Run; readonly button: RefObject<HTMLButtonElement>}): ReactNode {
  const {results, next, isBusy, problem, runNext} = run;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focus was on the button, which is gone.
    if (!next && document.activeElement === document.body) status.current?.focus();
  }, [next]);
  const last = results.at(-1);
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={clsx(styles.status, problem !== undefined && 'text-danger')}>
        {problem ?? (next || !last ? undefined : <End last={last} />)}
      </p>
      {next && (
        <button
          ref={button}
          type="button"
          className="site-button site-button-primary"
          aria-disabled={isBusy}
          onClick={runNext}>
          {last && last.unmet.length > 0 ? (
            <Translate id="site.recipes.retry">Run the step again</Translate>
          ) : (
            translate({id: 'site.recipes.next', message: 'Run: {step}'}, {step: stepTitle(next)})
          )}
        </button>
      )}
    </>
  );
}

function End({last}: {readonly last: StepResult}): ReactNode {
  const {unmet, action} = last;
  if (unmet.length > 0)
    return (
      <Translate id="site.recipes.stopped">
        {'The recipe stopped because a condition was not met. ' +
          'Check your inputs. If an earlier run changed the sample data, select Reset sandbox and run it again.'}
      </Translate>
    );
  return action?.type === 'end' ? (
    <Translate id="site.recipes.early" values={{reason: reasonOf(last)}}>
      {'The recipe ended early because nothing is left to do. {reason}'}
    </Translate>
  ) : (
    <Translate id="site.recipes.done">The recipe is done.</Translate>
  );
}

function pathOf(url: string): string {
  const {pathname, search} = new URL(url);
  return decodeURIComponent(pathname + search);
}

export function Result({result}: {readonly result: StepResult}): ReactNode {
  const {step, request, response, outputs} = result;
  return (
    <li className={styles.result}>
      <b>{stepTitle(step)}</b>
      <p>
        <Method method={request.method} /> <code className="plain-code">{pathOf(requestUrl(request))}</code>
      </p>
      <Verdict result={result} />
      <Part name={<Translate id="site.recipes.body">Request body</Translate>} value={request.body} />
      <Part name={<Translate id="site.recipes.response">Response</Translate>} value={response.body} />
      {Object.entries(outputs).map(([name, value]) => (
        <Part
          key={name}
          name={
            <Translate id="site.recipes.kept" values={{name: <code>{name}</code>}}>
              {'Saved: {name}'}
            </Translate>
          }
          value={value}
        />
      ))}
    </li>
  );
}

function Verdict({result}: {readonly result: StepResult}): ReactNode {
  const [unmet] = result.unmet;
  return (
    <p className={unmet ? 'text-danger' : 'text-accent'}>
      {result.response.status}{' '}
      {reasonOf(result) ?? (!unmet && <Translate id="site.recipes.met">All conditions are met.</Translate>)}{' '}
      {unmet && (
        <>
          <Translate id="site.recipes.unmet">Not met:</Translate> <code>{readable(unmet.condition)}</code>
        </>
      )}
    </p>
  );
}

function Part({name, value}: {readonly name: ReactNode; readonly value: unknown}): ReactNode {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{name}</summary>
      <pre className={styles.json} tabIndex={0}>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}
