import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';
import {readVisitorItem} from '@site/src/features/visit';
import {type Recipe, itemOf} from './core/recipe';

const load = () => import(/* webpackChunkName: "recipe" */ './RecipeRunner');

/** The recipe of the page as JSON, and the code of its run after a button has loaded it. */
interface Page {
  readonly recipe?: string;
  readonly code?: Awaited<ReturnType<typeof load>>;
}

const NONE: Page = {};
let page = NONE;
const listeners = new Set<() => void>();

function show(next: Page): void {
  page = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function loadCode(recipe: string): Promise<NonNullable<Page['code']>> {
  const code = await load();
  // Unless another recipe has been opened since.
  if (page.recipe === recipe) show({recipe, code});
  return code;
}

const usePage = (): Page =>
  useSyncExternalStore(
    subscribe,
    () => page,
    () => NONE,
  );

const hasStoredRun = (recipe: string): boolean =>
  readVisitorItem(itemOf(JSON.parse(recipe) as Recipe), (text) => text) !== undefined;

/** The inputs of a recipe, which runs in the sandbox of the page. @param props.recipe the recipe as JSON */
export function RecipeRun({recipe}: {readonly recipe: string}): ReactNode {
  useEffect(() => {
    show({recipe});
    // The results of a run before a reload are shown at once. If its code can't be loaded, each button loads it again.
    if (hasStoredRun(recipe)) loadCode(recipe).catch(() => undefined);
  }, [recipe]);
  const {code} = usePage();
  const purpose = (
    <Translate>
      Run each step where it is described, with sample data or your own inputs. Nothing leaves this page, and no account
      is needed.
    </Translate>
  );
  return (
    <OnDemand
      id="run-recipe"
      name={translate({message: 'Run in the sandbox'})}
      load={async () => {
        const {RecipeRunner} = await loadCode(recipe);
        return {default: () => <RecipeRunner recipe={recipe} />};
      }}>
      {code ? <code.Progress recipe={recipe}>{purpose}</code.Progress> : purpose}
    </OnDemand>
  );
}

interface StepProps {
  readonly step: string;
  /** Set for a step that runs steps before it. */
  readonly later?: string;
}

/** The run of one step, where it is described. */
export function RecipeStep({step, later}: StepProps): ReactNode {
  const {recipe, code} = usePage();
  const [state, setState] = useState<'loading' | 'failed'>();
  if (recipe !== undefined && code) return <code.StepRun {...{recipe, step}} />;
  const run = async (): Promise<void> => {
    if (recipe === undefined || state === 'loading') return;
    setState('loading');
    try {
      (await loadCode(recipe)).runOf(recipe).runTo(step, step);
    } catch {
      setState('failed');
    }
  };
  const isLoading = state === 'loading';
  return (
    <div className="margin-bottom--lg">
      <button
        type="button"
        className="site-button needs-script"
        aria-busy={isLoading}
        aria-disabled={isLoading}
        onClick={() => void run()}>
        {isLoading ? (
          <Translate>Running…</Translate>
        ) : later === undefined ? (
          <Translate>Run this step</Translate>
        ) : (
          <Translate>Run all steps up to this one</Translate>
        )}
      </button>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          <Translate>{"The step couldn't run. Check your network connection, then try again."}</Translate>
        </p>
      )}
    </div>
  );
}
