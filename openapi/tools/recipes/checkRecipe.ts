import {existsSync, readFileSync} from 'node:fs';
import {guidesPath} from '../../../src/config/routes';
import {evaluate, isMet, textOf} from '../../../src/features/recipes/core/expressions';
import type {StepParameter, Workflow} from '../../../src/features/recipes/core/recipe';
import {typesOf} from '../../model/shape';
import {type PlacedOperation, type Schema, type Spec, mainMedia} from '../../model/spec';
import {bodyErrors, schemaErrors} from '../../model/validateBody';
import {type ExampleStep, exampleRun} from './exampleRun';
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

/** The schema of one value of a parameter. `updated_at[gt]` is a property of an object. */
function schemaOf({parameters = []}: PlacedOperation, {in: location, name}: StepParameter): Schema | undefined {
  const [, object = '', key = ''] = /^(.+)\[(\w+)\]$/.exec(name) ?? [];
  const find = (wanted: string): Schema | undefined =>
    parameters.find((one) => one.in === location && one.name === wanted)?.schema;
  const own = find(name);
  return own ? (own.items ?? own) : find(object)?.properties?.[key];
}

/** What the operation refuses in the request, each with the fix. */
function requestProblems({step: {operationId, parameters = []}, operation, request, scope}: ExampleStep): string[] {
  const body = mainMedia(operation.requestBody?.content)?.[1].schema;
  const lacking = (operation.parameters ?? []).filter(
    (one) => one.required && !parameters.some(({in: location, name}) => location === one.in && name === one.name),
  );
  return [
    ...lacking.map((one) => `${operationId} requires the ${one.in} parameter "${one.name}". Add it.`),
    ...(operation.requestBody?.required && request.body === undefined
      ? [`${operationId} requires a body. Add requestBody.`]
      : []),
    ...parameters.flatMap((parameter) => {
      const name = `${parameter.in} parameter "${parameter.name}"`;
      const schema = schemaOf(operation, parameter);
      if (!schema) return [`${operationId} has no ${name}. Correct it, or remove it.`];
      const sent = evaluate(parameter.value, scope);
      const value = typesOf(schema).includes('string') ? textOf(sent) : sent;
      return schemaErrors(schema, value).length > 0
        ? [`${operationId} refuses ${JSON.stringify(value)} as ${name}. Correct it.`]
        : [];
    }),
    ...(body && request.body !== undefined ? bodyErrors(body, request.body) : []).map(
      ({path}) => `${operationId} refuses the payload, because of "${path}". Correct it.`,
    ),
  ];
}

/** Inputs that no step uses, and patterns and examples that are wrong. */
function inputProblems({inputs, ...rest}: Workflow): string[] {
  const used = new Set(JSON.stringify(rest).match(/(?<=\$inputs\.)[\w-]+/g));
  return Object.entries(inputs.properties).flatMap(([name, {examples = [], ...schema}]) => {
    const wrong = examples.filter((example) => schemaErrors(schema, example).length > 0);
    const problems = [
      ...(used.has(name) ? [] : ['no step uses it. Remove it.']),
      ...faultsOf(() => new RegExp(schema.pattern ?? '', 'u')).map((fault) => `${fault}. Correct the pattern.`),
      ...wrong.map((one) => `its schema refuses ${JSON.stringify(one)}. Correct one of the two.`),
    ];
    return problems.map((problem) => `input ${name}: ${problem}`);
  });
}

function stepProblems(example: ExampleStep, {failureActions = []}: Workflow): string[] {
  const {step, scope, outputs} = example;
  const {successCriteria = [], onSuccess = [], onFailure = failureActions} = step;
  const others = [...onSuccess, ...onFailure].flatMap(({criteria = []}) => criteria);
  const missing = Object.keys(outputs).filter((name) => outputs[name] === undefined);
  const problems = [
    ...requestProblems(example),
    ...[...successCriteria, ...others].flatMap((criterion) => faultsOf(() => isMet(criterion, scope))),
    ...missing.map((name) => `The example response doesn't have the output "${name}". Correct its expression.`),
  ];
  return problems.map((problem) => `step ${step.stepId}: ${problem}`);
}

/** What keeps a linted recipe from running, or from being shown, each with file, place and fix. */
export function checkRecipe({id, file, recipe}: RecipeFile, spec: Spec): string[] {
  const [workflow] = recipe.workflows;
  const {workflowId, outputs = {}} = workflow;
  const page = `${guidesPath}/recipes/${id}.mdx`;
  const element = `<Recipe id="${id}" />`;
  const isShown = existsSync(page) && readFileSync(page, 'utf8').includes(element);
  const {examples, problems: faults, ...scope} = exampleRun(recipe, spec);
  const problems = [
    ...(workflowId === id ? [] : [`workflowId: it must be the name of the file. Write ${id}.`]),
    ...(isShown ? [] : [`No page shows it. Write ${element} in ${page}.`]),
    ...inputProblems(workflow),
    ...faults,
    ...examples.flatMap((example) => stepProblems(example, workflow)),
    ...Object.values(outputs).flatMap((output) => faultsOf(() => evaluate(output, scope))),
  ];
  return problems.map((problem) => `${file} ${problem}`);
}
