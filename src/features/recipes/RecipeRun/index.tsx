import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Loaded} from '@site/src/components/OnDemand/Loaded';
import styles from './styles.module.css';

interface Props {
  /** The recipe as JSON. */
  readonly recipe: string;
}

/** Runs a recipe in the sandbox of the page, step by step. */
export function RecipeRun({recipe}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  /** A separate chunk, because most readers don't run the recipe. */
  const load = async (): Promise<{readonly default: () => ReactNode}> => {
    const {RunPanel} = await import(/* webpackChunkName: "recipe" */ '../RunPanel');
    return {default: () => <RunPanel recipe={recipe} />};
  };
  return (
    <section className={styles.run} aria-label={translate({id: 'site.recipes.open', message: 'Run in the sandbox'})}>
      <p className={styles.about}>
        <button
          type="button"
          className={clsx('site-button', !isOpen && 'site-button-primary')}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}>
          <Translate id="site.recipes.open">Run in the sandbox</Translate>
        </button>
        <span>
          <Translate id="site.recipes.about">
            One step at a time, with sample data. Nothing leaves this page, and no account is needed.
          </Translate>
        </span>
      </p>
      <div id={panel}>{isOpen && <Loaded load={load} />}</div>
    </section>
  );
}
