import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {JsonValue} from '../../../src/features/samples/core/jsonText';
import {COMMON_LANGUAGES, LANGUAGE_GROUP, type LanguageId} from '../../../src/features/samples/core/languages';
import {readable} from '../../../src/features/recipes/core/expressions';
import {type Action, type Criterion, stepTitle} from '../../../src/features/recipes/core/recipe';
import type {SampleRequest} from '../../../src/features/samples/core/request';
import type {SampleWriter} from '../../../src/features/samples/core/sampleWriter';
import {write as curl} from '../../../src/features/samples/core/targets/curl';
import {write as nodejs} from '../../../src/features/samples/core/targets/nodejs';
import {write as python} from '../../../src/features/samples/core/targets/python';
import {write as ruby} from '../../../src/features/samples/core/targets/ruby';
import {type ExampleStep, exampleRun} from '../../../openapi/tools/recipes/exampleRun';
import {PROGRAMS, programOf} from '../../../openapi/tools/recipes/programs';
import {type RecipeFile, readRecipes} from '../../../openapi/tools/recipes/readRecipes';
import {type Operation, type Spec, scopesOf} from '../../../openapi/model/spec';
import {say} from '../../../openapi/pages/formatMessage';
import {recipeUrl} from '../../../src/config/publicFiles';
import {isObject} from '../../../src/utils/isObject';
import * as md from '../markdown/markdown';
import {table} from './tables';
import {guideUrls} from '../../../src/config/routes';

/** The languages of samples in guides, because each one adds to the size of the page. */
const WRITERS: ReadonlyMap<string, SampleWriter> = new Map(Object.entries({curl, nodejs, python, ruby}));

const tabs = (programIn: (language: LanguageId) => string | undefined): MdxJsxFlowElement =>
  md.flowComponent(
    'Tabs',
    {groupId: LANGUAGE_GROUP},
    COMMON_LANGUAGES.flatMap(({id, label, highlight}) => {
      const program = programIn(id);
      if (program === undefined) return [];
      return [md.flowComponent('TabItem', {value: id, label}, [md.fence(highlight, program)])];
    }),
  );

const samples = (request: SampleRequest): MdxJsxFlowElement => tabs((id) => WRITERS.get(id)?.(request));

/** All steps as one program. */
function programBlocks({recipe}: RecipeFile, steps: readonly ExampleStep[]): RootContent[] {
  const endpoints = new Map(steps.map(({operation}) => [operation.operationId, operation]));
  const program = programOf(recipe, (id) => {
    const {method = '', path = ''} = endpoints.get(id) ?? {};
    return {method, url: path};
  });
  return [
    md.heading(2, 'One program {#program}'),
    md.paragraph('All steps with their conditions. Change the inputs at the top.'),
    tabs((id) => PROGRAMS.get(id)?.(program)),
  ] as RootContent[];
}

const conditions = (criteria: readonly Criterion[]): md.Words =>
  md.joined(criteria.map(({condition}) => md.code(readable(condition))));

const line = (label: string, ...words: md.Words[]): md.Words => [md.strong(label), ': ', words];

/** The conditions without which the recipe ends, each with what a run says if it isn't met. */
function checks(criteria: readonly Criterion[]): md.ListItem {
  const ofStatus = line('Continues if', conditions(criteria.filter((one) => !one['x-reason'])));
  const others = criteria.flatMap(({condition, 'x-reason': reason}) =>
    reason ? [md.lineItem(md.code(readable(condition)), `. Otherwise: ${reason}`)] : [],
  );
  return others.length === 0 ? md.lineItem(ofStatus) : md.item(md.paragraph(ofStatus, ', and:'), md.list(others));
}

/** What happens after the step under a condition. */
const actionLine = ({
  type,
  criteria = [],
  retryAfter = 0,
  retryLimit = 1,
  'x-reason': reason = '',
}: Action): md.Words =>
  type === 'end'
    ? line('Ends here if', conditions(criteria), `. ${reason}`)
    : line(
        `Repeats after ${String(retryAfter)} seconds, at most ${String(retryLimit)} times, if`,
        conditions(criteria),
      );

/** What the step uses of earlier ones. `positions` are the numbers of the steps by ID. */
function usedOutputs(step: unknown, positions: ReadonlyMap<string, number>): md.Words[] {
  const used = [...JSON.stringify(step).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  if (used.length === 0) return [];
  const parts = used.map(([, id = '', name = '']) => [md.code(name), ` from step ${String(positions.get(id) ?? 0)}`]);
  return [line('Uses', md.joined(parts))];
}

function stepBlocks({step, request}: ExampleStep, positions: ReadonlyMap<string, number>): RootContent[] {
  const {stepId, description, operationId, successCriteria = [], outputs, onSuccess = [], onFailure = []} = step;
  const saved = Object.entries(outputs ?? {}).map(([name, from]) => [md.code(name), ' from ', md.code(readable(from))]);
  const lines = [
    ...usedOutputs(step, positions).map((words) => md.lineItem(words)),
    checks(successCriteria),
    ...[...onSuccess, ...onFailure].map((action) => md.lineItem(actionLine(action))),
    ...(outputs ? [md.lineItem(line('Saves', md.joined(saved)))] : []),
  ];
  const title = `${String(positions.get(stepId) ?? 0)}. ${stepTitle(step)} {#${stepId}}`;
  return [
    md.heading(3, title),
    md.paragraph(md.codeSpans(description)),
    md.paragraph(md.textComponent('OperationLink', {id: operationId})),
    samples(request),
    md.list(lines),
    md.flowComponent('RecipeStep', {step: stepId, ...(positions.get(stepId) !== 1 && {later: ''})}),
  ] as RootContent[];
}

/** An example on one line. Its spaces let a table break it. */
const exampleOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');

function inputTable({
  recipe: {
    workflows: [{inputs}],
  },
}: RecipeFile): RootContent {
  const rows = Object.entries(inputs.properties).flatMap(([name, {description, examples}]) =>
    examples ? [[md.code(name), md.codeSpans(description), md.code(exampleOf(examples[0]))]] : [],
  );
  return table(['Input', 'Meaning', 'Example'], rows);
}

/** The operation of a step, and the delivery of the event that it subscribes to. */
const requestsOf = ({operation, request: {body}}: ExampleStep, {webhooks = {}}: Spec): Operation[] => {
  const event = isObject(body) ? body.event_type : undefined;
  const delivery = typeof event === 'string' ? webhooks[event]?.post : undefined;
  return [operation, ...(delivery ? [delivery] : [])];
};

function facts({id}: RecipeFile, steps: readonly ExampleStep[], spec: Spec): RootContent[] {
  const requests = steps.flatMap((step) => requestsOf(step, spec));
  const scopes = [...new Set(requests.flatMap(scopesOf))];
  const cost = steps.reduce((sum, {operation}) => sum + (operation['x-rate-limit-cost']?.base ?? 0), 0);
  const rows = [
    [
      'Scopes',
      scopes.length > 0
        ? md.joined(scopes.map((name) => md.textComponent('Scope', {name})))
        : say('essentials.scope.any'),
    ],
    ['Cost', [`${String(cost)} `, md.link(guideUrls.rateLimits, 'points'), ' if each step runs once']],
    ['Description', [md.link(`pathname://${recipeUrl(id)}`, 'Arazzo 1.0.1'), ' (YAML)']],
  ];
  return [table(['Property', 'Value'], rows)];
}

/** The content of a recipe's page, except its introduction. @throws when there is no such recipe */
export function recipeBlocks(id: string, spec: Spec): RootContent[] {
  const recipes = readRecipes();
  const found = recipes.find((recipe) => recipe.id === id);
  if (!found)
    throw new Error(`There is no recipe "${id}". Use one of: ${recipes.map((recipe) => recipe.id).join(', ')}.`);
  const {examples: steps} = exampleRun(found.recipe, spec);
  const positions = new Map(steps.map(({step}, index) => [step.stepId, index + 1]));
  return [
    ...facts(found, steps, spec),
    md.flowComponent('RecipeRun', {recipe: JSON.stringify(found.recipe)}),
    md.heading(2, 'Inputs {#inputs}'),
    inputTable(found),
    md.heading(2, 'Steps {#steps}'),
    ...steps.flatMap((step) => stepBlocks(step, positions)),
    ...programBlocks(found, steps),
  ];
}
