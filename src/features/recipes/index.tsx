import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

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

/** The inputs of a recipe, which runs in the sandbox of the page. @param props.recipe the recipe as JSON */
export function RecipeRun({recipe}: {readonly recipe: string}): ReactNode {
  useEffect(() => show({recipe}), [recipe]);
  return (
    <OnDemand
      id="run-recipe"
      name={translate({message: 'Run in the sandbox'})}
      load={async () => {
        const code = await load();
        show({recipe, code});
        return {default: () => <code.RecipeRunner recipe={recipe} />};
      }}>
      <Translate>
        Run each step where it is described, with sample data or your own inputs. Nothing leaves this page, and no
        account is needed.
      </Translate>
    </OnDemand>
  );
}

/** The run of one step, where it is described. */
export function RecipeStep({step}: {readonly step: string}): ReactNode {
  const {recipe, code} = useSyncExternalStore(
    subscribe,
    () => page,
    () => NONE,
  );
  const [isFailed, setFailed] = useState(false);
  if (recipe !== undefined && code) return <code.StepRun {...{recipe, step}} />;
  const run = async (): Promise<void> => {
    try {
      const loaded = await load();
      if (page.recipe === undefined) return;
      loaded.runOf(page.recipe).runTo(step, step);
      show({...page, code: loaded});
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="margin-bottom--lg">
      <button type="button" className="site-button needs-script" onClick={() => void run()}>
        <Translate>Run this step</Translate>
      </button>
      {isFailed && (
        <p role="alert" className="text-danger">
          <Translate>{"The step couldn't run. Check your network connection, then try again."}</Translate>
        </p>
      )}
    </div>
  );
}
