import {existsSync, readFileSync} from 'node:fs';
import {declaredInputs, type Step, type Values, type Workflow} from '../../../src/features/recipes/core/recipe';
import {isMet} from '../../../src/features/recipes/core/expressions';
import {outputsOf, stepRequest} from '../../../src/features/recipes/core/runStep';
import {guidesPath} from '../../../src/config/routes';
import {dereferenceOperation} from '../../model/dereference';
import {type Spec, operationsOf} from '../../model/spec';
import {schemaErrors} from '../../model/validateBody';
import type {RecipeFile} from './readRecipes';

/** The message of what a function throws. Empty if it throws nothing. */
function faultsOf(attempt: () => unknown): string[] {
  try {
    attempt();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Parameters that the operation doesn't have, each with the fix. `updated_at[gt]` is a property of an object. */
function parameterProblems({operationId, parameters = []}: Step, spec: Spec): string[] {
  const operation = operationsOf(spec).find((one) => one.operationId === operationId);
  if (!operation) return [`There is no operation "${operationId}". Correct the operationId.`];
  const known = (dereferenceOperation(spec, operation).parameters ?? []).flatMap(({in: location, name, schema}) => [
    `${location} parameter "${name}"`,
    ...Object.keys(schema?.properties ?? {}).map((key) => `${location} parameter "${name}[${key}]"`),
  ]);
  const used = parameters.map(({in: location, name}) => `${location} parameter "${name}"`);
  const unknown = used.filter((parameter) => !known.includes(parameter));
  return unknown.map((parameter) => `${operationId} has no ${parameter}. Correct it, or remove it.`);
}

/** Examples that the schema of their input refuses. */
const inputProblems = (inputs: Workflow['inputs']): string[] =>
  Object.entries(inputs.properties).flatMap(([name, {examples = [], ...schema}]) => {
    const wrong = examples.filter((example) => schemaErrors(schema, example).length > 0);
    return wrong.map((one) => `input ${name}: its schema refuses ${JSON.stringify(one)}. Correct one of the two.`);
  });

/** Problems of the steps, each run as if its response had no body. */
function stepProblems({recipe}: RecipeFile, spec: Spec): string[] {
  const [{steps, failureActions = []}] = recipe.workflows;
  const earlier: Record<string, Values> = {};
  return steps.flatMap((step) => {
    const scope = {inputs: declaredInputs(recipe), steps: {...earlier}, response: {status: 200, body: null}};
    const {successCriteria = [], onSuccess = [], onFailure = failureActions, outputs = {}} = step;
    const criteria = [...successCriteria, ...[...onSuccess, ...onFailure].flatMap((action) => action.criteria ?? [])];
    earlier[step.stepId] = Object.fromEntries(Object.keys(outputs).map((name) => [name, undefined]));
    const problems = [
      ...parameterProblems(step, spec),
      ...faultsOf(() => stepRequest(recipe, step, {method: 'get', url: ''}, scope)),
      ...criteria.flatMap((criterion) => faultsOf(() => isMet(criterion, scope))),
      ...faultsOf(() => outputsOf(step, scope)),
    ];
    return problems.map((problem) => `step ${step.stepId}: ${problem}`);
  });
}

/** What keeps a linted recipe from running, or from being shown, each with file, place and fix. */
export function checkRecipe(recipe: RecipeFile, spec: Spec): string[] {
  const {id, file} = recipe;
  const [{workflowId, inputs}] = recipe.recipe.workflows;
  const page = `${guidesPath}/recipes/${id}.mdx`;
  const element = `<Recipe id="${id}" />`;
  const isShown = existsSync(page) && readFileSync(page, 'utf8').includes(element);
  const problems = [
    ...(workflowId === id ? [] : [`workflowId: it must be the name of the file. Write ${id}.`]),
    ...(isShown ? [] : [`No page shows it. Write ${element} in ${page}.`]),
    ...inputProblems(inputs),
    ...stepProblems(recipe, spec),
  ];
  return problems.map((problem) => `${file} ${problem}`);
}
