import {type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {LiveCode} from '@site/src/features/samples';
import {readable} from '../core/expressions';
import {type StepResult, reasonOf} from '../core/runStep';
import {pathOf} from '../core/storedRun';
import {Again, NextButton, Problem, RunEnd, labelOf, runName} from './RunStatus';
import {useRun} from './run';
import styles from './styles.module.css';

interface Props {
  /** The recipe as JSON. */
  readonly recipe: string;
  readonly step: string;
}

/** The results of one step, where it is described. At the last one, the run goes on. */
export function StepRun({recipe, step: id}: Props): ReactNode {
  const view = useRun(recipe);
  const {run, results, next, isBusy, problem, pressed} = view;
  const own = results.filter(({step}) => step.stepId === id);
  const isLast = results.at(-1)?.step.stepId === id;
  const element = useRef<HTMLElement>(null);
  const shown = useRef(results.length);
  useEffect(() => {
    // The result of a step that a button elsewhere has run is shown, and the run goes on from here.
    if (isLast && results.length > shown.current) {
      const {current: part} = element;
      part?.scrollIntoView({block: 'nearest'});
      part?.querySelector<HTMLElement>('.site-button-primary, [data-run-end]')?.focus();
    }
    shown.current = results.length;
  }, [isLast, results]);
  return (
    <section ref={element} className={styles.step} aria-label={runName({stepId: id})}>
      <div aria-live="polite">
        {own.map((result, index) => (
          // Results are only added.
          <Result key={index} result={result} />
        ))}
        {isLast && <RunEnd view={view} />}
      </div>
      <Problem text={pressed === id ? problem : undefined} />
      {isLast && (
        <div className="site-bar">
          <NextButton view={view} at={id} />
          <Again {...{run, next}} />
        </div>
      )}
      {next && own.length === 0 && (
        <button
          type="button"
          className="site-button"
          aria-busy={isBusy && pressed === id}
          aria-disabled={isBusy}
          onClick={() => run.runTo(id, id)}>
          {labelOf(
            isBusy && pressed === id,
            next.stepId === id
              ? translate({message: 'Run this step'})
              : translate({message: 'Run all steps up to this one'}),
          )}
        </button>
      )}
    </section>
  );
}

function Result({result}: {readonly result: StepResult}): ReactNode {
  const {request, response, outputs} = result;
  return (
    <div className={styles.result} data-result>
      <p>
        <Method method={request.method} /> <code className="plain-code">{pathOf(request)}</code>
      </p>
      {request.body !== undefined && (
        <details>
          <summary>
            <Translate>Request body</Translate>
          </summary>
          <Json name={translate({message: 'Request body'})} value={request.body} />
        </details>
      )}
      <Verdict result={result} />
      {response.body !== undefined && <Json name={translate({message: 'Response'})} value={response.body} />}
      {Object.entries(outputs).map(([name, value]) => (
        <Saved key={name} name={name} value={value} />
      ))}
    </div>
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

/** A value that later steps or the caller use. */
function Saved({name, value}: {readonly name: string; readonly value: unknown}): ReactNode {
  const label = <Translate values={{name: <code>{name}</code>}}>{'Saved: {name}'}</Translate>;
  if (typeof value !== 'object' || value === null)
    return (
      <p>
        {label} = <code>{JSON.stringify(value ?? null)}</code>
      </p>
    );
  return (
    <details>
      <summary>{label}</summary>
      <Json name={name} value={value} />
    </details>
  );
}

interface JsonProps {
  readonly name: string;
  readonly value: unknown;
}

const Json = ({name, value}: JsonProps): ReactNode => (
  <LiveCode title={name} text={JSON.stringify(value, null, 2)} language="json" />
);
