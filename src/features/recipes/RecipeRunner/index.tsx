import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {CodePanel} from '@site/src/components/CodeBlock';
import {Field, FieldGrid} from '@site/src/components/Field';
import {Method} from '@site/src/components/Method';
import {codeShape} from '../../code/core/codeShape';
import {type Recipe, exampleInputs, stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import {pathOf} from '../core/storedRun';
import {readable} from '../core/expressions';
import {RunStatus} from './RunStatus';
import {type Run, preloadSteps, useRun} from './useRun';
import styles from './styles.module.css';

export function RecipeRunner({recipe: json}: {readonly recipe: string}): ReactNode {
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
    <section className={styles.panel} aria-label={translate({message: 'Recipe run in the sandbox'})}>
      <Inputs recipe={recipe} run={run} />
      <ol ref={list} className="site-sequence" aria-live="polite">
        {results.map((result, index) => (
          // Results are only added.
          <Result key={index} result={result} />
        ))}
      </ol>
      <RunStatus run={run} button={nextButton} />
      {results.length > 0 && (
        <p className={styles.again}>
          <button type="button" className="site-button" onClick={beginAfter(restart)}>
            <Translate>Start over</Translate>
          </button>{' '}
          <button type="button" className="site-button" onClick={beginAfter(resetAll)}>
            <Translate>Reset sandbox</Translate>
          </button>
        </p>
      )}
    </section>
  );
}

function Inputs({recipe, run}: {readonly recipe: Recipe; readonly run: Run}): ReactNode {
  return (
    <fieldset className={styles.inputs} disabled={run.results.length > 0}>
      <legend className="visually-hidden">{translate({message: 'Inputs'})}</legend>
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

export function Result({result}: {readonly result: StepResult}): ReactNode {
  const {step, request, response, outputs} = result;
  return (
    <li className={styles.result}>
      <b>{stepTitle(step)}</b>
      <p>
        <Method method={request.method} /> <code className="plain-code">{pathOf(request)}</code>
      </p>
      <Verdict result={result} />
      <Part name={<Translate>Request body</Translate>} value={request.body} />
      <Part name={<Translate>Response</Translate>} value={response.body} />
      {Object.entries(outputs).map(([name, value]) => (
        <Part
          key={name}
          name={<Translate values={{name: <code>{name}</code>}}>{'Saved: {name}'}</Translate>}
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
      {result.response.status} {reasonOf(result) ?? (!unmet && <Translate>All conditions are met.</Translate>)}{' '}
      {unmet && (
        <>
          <Translate>Not met:</Translate> <code>{readable(unmet.condition)}</code>
        </>
      )}
    </p>
  );
}

function Part({name, value}: {readonly name: ReactNode; readonly value: unknown}): ReactNode {
  if (value === undefined) return null;
  const json = JSON.stringify(value, null, 2);
  return (
    <details>
      <summary>{name}</summary>
      <div className={styles.json}>
        <CodePanel {...codeShape(json, 'json')}>{json}</CodePanel>
      </div>
    </details>
  );
}
