import type {PropsWithChildren, ReactNode, SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import type {RunView} from './run';
import styles from './styles.module.css';

const isLimited = ({response}: StepResult): boolean => response.status === 429;

/** Why a step couldn't run. The status always exists, so that screen readers announce its text. */
export const Problem = ({text}: {readonly text: string | undefined}): ReactNode => (
  <p role="status" className={clsx(styles.status, 'text-danger')}>
    {text}
  </p>
);

/** Runs the next step, whose result is shown where it is described. @param props.at the step with the button, unless it is at the inputs */
export function NextButton({view, at}: {readonly view: RunView; readonly at?: string}): ReactNode {
  const {run, results, next, isBusy} = view;
  const isAgain = (results.at(-1)?.unmet ?? []).length > 0;
  if (!next) return null;
  return (
    <button
      type="button"
      className="site-button site-button-primary"
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => run.runTo(next.stepId, at)}>
      {labelOf(isBusy, isAgain ? translate({message: 'Run the step again'}) : runName(next))}
    </button>
  );
}

export const runName = (step: Parameters<typeof stepTitle>[0]): string =>
  translate({message: 'Run: {step}'}, {step: stepTitle(step)});

/** The label of a button that runs steps. */
export const labelOf = (isBusy: boolean, label: string): string => (isBusy ? translate({message: 'Running…'}) : label);

/** Buttons that begin again, without the sandbox or with it. They are gone then, so the focus goes to the step or the inputs that had them. */
export function Again({run, next}: Pick<RunView, 'run' | 'next'>): ReactNode {
  const beginAfter =
    (work: () => void) =>
    ({currentTarget}: SyntheticEvent): void => {
      const section = currentTarget.closest('section');
      flushSync(work);
      section?.querySelector('button')?.focus();
    };
  return (
    <>
      <button type="button" className="site-button" onClick={beginAfter(run.restart)}>
        <Translate>Start over</Translate>
      </button>
      {!next && (
        <button type="button" className="site-button" onClick={beginAfter(run.resetAll)}>
          <Translate>Reset sandbox</Translate>
        </button>
      )}
    </>
  );
}

/** How far the run is, in place of what the recipe's tool is for: also a run before a reload. */
export function RunProgress({
  view: {results, next, run},
  children,
}: PropsWithChildren<{readonly view: RunView}>): ReactNode {
  const {steps} = run.recipe.workflows[0];
  const last = results.at(-1);
  if (!last) return children;
  const done = steps.findIndex(({stepId}) => stepId === last.step.stepId) + 1;
  const values = {done: String(done), all: String(steps.length)};
  return next
    ? translate(
        {
          message:
            '{done} of {all} steps have run, with their results below. The next step has a button to go on, and one to start over.',
        },
        values,
      )
    : translate(
        {message: 'The run ended at step {done} of {all}. The results are below, with a button to start over.'},
        values,
      );
}

/** What the run came to. */
export function RunEnd({view: {results, next}}: {readonly view: RunView}): ReactNode {
  const last = results.at(-1);
  if (!last || (next && !isLimited(last))) return null;
  return (
    <p tabIndex={-1} data-run-end>
      <Outcome last={last} />{' '}
      <Translate values={{logs: <Link to="/api-logs/">{translate({message: 'API Logs'})}</Link>}}>
        {'Its requests are in {logs}.'}
      </Translate>
    </p>
  );
}

function Outcome({last}: {readonly last: StepResult}): ReactNode {
  const {unmet, action} = last;
  if (isLimited(last))
    return (
      <Translate>
        The points of this minute are used up. Wait for the next minute, then run the step again or start over.
      </Translate>
    );
  if (unmet.length > 0)
    return (
      <Translate>
        {'The recipe stopped because a condition was not met. ' +
          'Check your inputs. If an earlier run changed the sample data, select Reset sandbox and run it again.'}
      </Translate>
    );
  return action?.type === 'end' ? (
    <Translate values={{reason: reasonOf(last)}}>
      {'The recipe ended early because nothing is left to do. {reason}'}
    </Translate>
  ) : (
    <Translate>The recipe is done.</Translate>
  );
}
