import {useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import {resetSandbox} from '@site/src/features/sandbox';
import {onVisitEnd, readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {type Recipe, itemOf} from '../core/recipe';
import {nextStep, runStep, scopeOf} from '../core/runStep';
import {type Run as Kept, readRun, runText} from '../core/storedRun';
import {InvalidInput, exampleTexts, inputsOf} from './inputs';
import {preloadSteps, sandboxRuntime} from './sandboxRuntime';

interface RunState extends Kept {
  readonly isBusy: boolean;
  readonly problem?: string | undefined;
  /** The step whose button was pressed last. Undefined for a button of the inputs. */
  readonly pressed?: string | undefined;
}

const notSent = (): string =>
  translate({message: "The step couldn't run. Check your network connection, then try again."});

/** The run of a recipe in this tab, which its inputs and steps share. It survives a reload unless the recipe changes, and ends with the visit. */
class Run {
  private readonly listeners = new Set<() => void>();
  private control = new AbortController();
  private current: RunState;

  constructor(readonly recipe: Recipe) {
    this.current = {...(readVisitorItem(this.item, this.read) ?? this.first()), isBusy: false};
    onVisitEnd(() => {
      this.restart();
      this.change(this.first());
    });
    preloadSteps(recipe);
  }

  readonly state = (): RunState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly setText = (name: string, text: string): void =>
    this.change({texts: {...this.current.texts, [name]: text}, problem: undefined});

  /** Runs the next step, and the ones after it up to a step, unless one fails or the recipe ends. A step of a stored run isn't run again. */
  readonly runTo = (stepId: string, pressed?: string): void => {
    const isRetry = nextStep(this.recipe, this.current.results)?.stepId === stepId;
    const hasRun = this.current.results.some(({step}) => step.stepId === stepId);
    if (this.current.isBusy || (hasRun && !isRetry)) return;
    this.change({pressed});
    void this.attempt(async (signal) => {
      for (let isDone = false; !isDone;) {
        const {results} = this.current;
        const next = nextStep(this.recipe, results);
        if (!next) return;
        const scope = scopeOf(inputsOf(this.recipe, this.current.texts), results);
        const result = await runStep(this.recipe, next, results, sandboxRuntime(this.recipe, next, scope, signal));
        signal.throwIfAborted();
        this.change({results: [...results, result]});
        isDone = next.stepId === stepId || result.unmet.length > 0;
      }
    });
  };

  /** Forgets the results. The records of the sandbox stay. */
  readonly restart = (): void => {
    this.control.abort();
    this.control = new AbortController();
    this.change({results: [], isBusy: false, problem: undefined});
  };

  /** Forgets the results, and restores the records that the sandbox starts with. */
  readonly resetAll = (): void => {
    this.restart();
    void this.attempt(resetSandbox);
  };

  private get item(): string {
    return itemOf(this.recipe);
  }

  private readonly read = (text: string): Kept | undefined =>
    readRun(text, this.recipe, (texts) => inputsOf(this.recipe, texts));

  private first(): Kept {
    return {texts: exampleTexts(this.recipe), results: []};
  }

  private change(part: Partial<RunState>): void {
    this.current = {...this.current, ...part};
    const {results} = this.current;
    if (part.results) writeVisitorItem(this.item, results.length > 0 ? runText(this.recipe, this.current) : null);
    for (const listener of this.listeners) listener();
  }

  private async attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const {signal} = this.control;
    this.change({isBusy: true, problem: undefined});
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) this.change({problem: error instanceof InvalidInput ? error.message : notSent()});
    } finally {
      if (!signal.aborted) this.change({isBusy: false});
    }
  }
}

const runs = new Map<string, Run>();

/** The run of a recipe. @param json the recipe as JSON */
export function runOf(json: string): Run {
  const run = runs.get(json) ?? new Run(JSON.parse(json) as Recipe);
  runs.set(json, run);
  return run;
}

/** What the parts of a page show of a run. */
export function useRun(json: string) {
  const run = runOf(json);
  const state = useSyncExternalStore(run.subscribe, run.state);
  return {run, ...state, next: nextStep(run.recipe, state.results)};
}

export type RunView = ReturnType<typeof useRun>;
