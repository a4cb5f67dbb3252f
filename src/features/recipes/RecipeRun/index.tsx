import {type ReactNode, Suspense, lazy, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A separate chunk, because most readers don't run the recipe. */
const RunPanel = lazy(() => import(/* webpackChunkName: "recipe" */ '../RunPanel').catch(() => ({default: NotLoaded})));

const NotLoaded = (): ReactNode => (
  <p role="alert">
    <Translate id="site.recipes.notLoaded">
      {"The sandbox couldn't be loaded. Check your network connection, then reload the page."}
    </Translate>
  </p>
);

interface Props {
  /** The recipe as JSON. */
  readonly recipe: string;
}

/** Runs a recipe in the sandbox of the page, step by step. */
export function RecipeRun({recipe}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles.run} aria-label={translate({id: 'site.recipes.open', message: 'Run in the Sandbox'})}>
      <p className={styles.about}>
        <button
          type="button"
          className={clsx('site-button', !isOpen && 'site-button-primary')}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}>
          <Translate id="site.recipes.open">Run in the Sandbox</Translate>
        </button>
        <span>
          <Translate id="site.recipes.about">
            One step at a time, with sample data. Nothing leaves this page, and no account is needed.
          </Translate>
        </span>
      </p>
      <div id={panel}>
        {isOpen && (
          <Suspense>
            <RunPanel recipe={recipe} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
