import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import type {Run} from './useRun';
import styles from './styles.module.css';

/** What the run came to, and the button of the next step. */
export function RunStatus({
  run,
  button,
}: {
  readonly run: Run;
  readonly button: RefObject<HTMLButtonElement>;
}): ReactNode {
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
        {problem ?? (last && (!next || isLimited(last)) && <End last={last} />)}
      </p>
      {next && (
        <button
          ref={button}
          type="button"
          className="site-button site-button-primary"
          aria-disabled={isBusy}
          onClick={runNext}>
          {last && last.unmet.length > 0 ? (
            <Translate>Run the step again</Translate>
          ) : (
            translate({message: 'Run: {step}'}, {step: stepTitle(next)})
          )}
        </button>
      )}
    </>
  );
}

const isLimited = ({response}: StepResult): boolean => response.status === 429;

function End({last}: {readonly last: StepResult}): ReactNode {
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
