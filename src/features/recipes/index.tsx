import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Runs a recipe in the sandbox of the page, step by step. @param props.recipe the recipe as JSON */
export const RecipeRun = ({recipe}: {readonly recipe: string}): ReactNode => (
  <OnDemand
    id="run-recipe"
    name={translate({message: 'Run in the sandbox'})}
    load={async () => {
      const {RecipeRunner} = await import(/* webpackChunkName: "recipe" */ './RecipeRunner');
      return {default: () => <RecipeRunner recipe={recipe} />};
    }}>
    <Translate>One step at a time, with sample data. Nothing leaves this page, and no account is needed.</Translate>
  </OnDemand>
);
