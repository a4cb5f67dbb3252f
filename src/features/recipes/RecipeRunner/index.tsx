import type {PropsWithChildren, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, FieldGrid} from '@site/src/components/Field';
import {exampleInputs} from '../core/recipe';
import {Again, NextButton, Problem, RunProgress} from './RunStatus';
import {type RunView, useRun} from './run';
import styles from './styles.module.css';

export {StepRun} from './StepRun';
export {runOf} from './run';

interface Props {
  /** The recipe as JSON. */
  readonly recipe: string;
}

/** What the head of the tool says. @param props.children before a run */
export const Progress = ({recipe, children}: PropsWithChildren<Props>): ReactNode => (
  <RunProgress view={useRun(recipe)}>{children}</RunProgress>
);

/** The inputs of a run, and what concerns all of it. The results are at the steps. */
export function RecipeRunner({recipe}: Props): ReactNode {
  const view = useRun(recipe);
  const {results} = view;
  return (
    <section className={styles.panel} aria-label={translate({message: 'Recipe run in the sandbox'})}>
      <Inputs view={view} />
      <Problem text={view.problem} />
      <div className="site-bar">
        <NextButton view={view} />
        {results.length > 0 && <Again {...view} />}
      </div>
    </section>
  );
}

function Inputs({view: {run, results, texts}}: {readonly view: RunView}): ReactNode {
  return (
    <fieldset className={styles.inputs} disabled={results.length > 0}>
      <legend className="visually-hidden">{translate({message: 'Inputs'})}</legend>
      <FieldGrid>
        {Object.entries(exampleInputs(run.recipe)).map(([name, value]) => {
          const Input = typeof value === 'object' ? 'textarea' : 'input';
          return (
            <Field key={name} label={name}>
              <Input
                className="site-input"
                value={texts[name]}
                autoComplete="off"
                spellCheck={false}
                onChange={({target}) => run.setText(name, target.value)}
              />
            </Field>
          );
        })}
      </FieldGrid>
      <p className="text-soft">
        <Translate>The samples and the program on this page keep the examples. Results are of these inputs.</Translate>
      </p>
    </fieldset>
  );
}
