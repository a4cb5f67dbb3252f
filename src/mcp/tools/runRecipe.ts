import {z} from 'zod';
import {parse} from 'yaml';
import {schemaErrors} from '../../../openapi/model/validateBody';
import {recipeUrl} from '../../config/publicFiles';
import {guideUrl} from '../../config/routes';
import {siteUrl} from '../../config/siteUrl';
import {API_KEY, type Recipe, type Values, exampleInputs, stepTitle} from '../../features/recipes/core/recipe';
import {type Runtime, type StepResult, nextStep, reasonOf, runStep} from '../../features/recipes/core/runStep';
import {pathOf} from '../../features/recipes/core/storedRun';
import {SANDBOX_KEY} from '../../features/sandbox/core/sandboxKey';
import type {JsonValue} from '../../features/samples/core/jsonText';
import {requestUrl} from '../../features/samples/core/request';
import {nearText} from '../nearNames';
import {type OpenSandbox, sandboxApi} from '../sandbox';
import type {Site} from '../site';
import {BadArgument, type Tool, partReply, tool} from '../tool';

const FOLDER = guideUrl('recipes');

async function readRecipe(site: Site, name: string): Promise<Recipe> {
  const text = /^[\w-]+$/.test(name) ? await site.read(recipeUrl(name)) : undefined;
  if (text !== undefined) return parse(text) as Recipe;
  const {pages} = await site.search();
  const names = pages.flatMap((page) => (page.startsWith(FOLDER) ? page.slice(FOLDER.length, -1) : [])).filter(Boolean);
  throw new BadArgument(`There is no recipe "${name}". The recipes: ${names.join(', ')}.`);
}

/** The values of the steps: those of an argument, and the others as in the published example. @throws BadArgument for an unknown name or a wrong value */
function inputsOf(recipe: Recipe, given: Readonly<Record<string, unknown>>): Values {
  const {properties} = recipe.workflows[0].inputs;
  const examples = exampleInputs(recipe);
  for (const [name, value] of Object.entries(given)) {
    const names = Object.keys(examples);
    if (!names.includes(name))
      throw new BadArgument(`inputs has "${name}".${nearText(name, names)} The inputs: ${names.join(', ')}.`);
    const input = properties[name];
    if (input && schemaErrors(input, value).length > 0)
      throw new BadArgument(`${name} must be of type ${input.type}, as in ${JSON.stringify(examples[name])}.`);
  }
  return {...examples, ...(given as Values), [API_KEY]: SANDBOX_KEY};
}

const runtimeOf = (site: Site, sandbox: OpenSandbox, inputs: Values): Runtime => ({
  inputs,
  endpointOf: async (id) => {
    const loaded = await site.operation(sandboxApi, id);
    if (!loaded) throw new Error(`The recipe names ${id}, which is no operation`);
    return {method: loaded.operation.method, url: loaded.server + loaded.operation.path};
  },
  send: async (request) => {
    const {method, headers, body} = request;
    const response = await sandbox.send(requestUrl(request), {
      method,
      headers: Object.fromEntries(headers.map(({name, value}) => [name, value])),
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return {status: response.status, body: text === '' ? undefined : (JSON.parse(text) as JsonValue)};
  },
});

/** Most characters of a value. */
const SHOWN = 500;

function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function resultText(result: StepResult, at: number): string {
  const {step, request, response, unmet, outputs} = result;
  const {body} = request;
  const lines = [
    `${String(at + 1)}. ${stepTitle(step)}: ${step.description}`,
    `   ${request.method} ${pathOf(request)}${body === undefined ? '' : ` with ${jsonText(body)}`}`,
    `   HTTP ${String(response.status)}: ${unmet.length > 0 ? 'failed' : 'passed'}. ${reasonOf(result) ?? ''}`,
    unmet.length > 0 && response.status >= 400 && `   ${jsonText(response.body ?? '')}`,
    Object.keys(outputs).length > 0 && `   Outputs: ${jsonText(outputs)}`,
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => line.trimEnd())
    .join('\n');
}

export const runRecipe = (sandbox: OpenSandbox): Tool =>
  tool(
    'run_recipe',
    {
      title: 'Run a recipe',
      description:
        'Runs a recipe, a sequence of requests for one task, in the sandbox, and returns what each step sent, received and decided. Nothing is sent to Salesloft.',
      input: z.object({
        recipe: z.string().trim().min(1).max(100).describe('As in enroll-safely. An unknown one lists all'),
        inputs: z.looseObject({}).default({}).describe('As in {"person_id": 70212}. Examples by default'),
      }),
      annotations: {readOnlyHint: false, destructiveHint: false},
    },
    async ({recipe: name, inputs: given}, site) => {
      const recipe = await readRecipe(site, name);
      const inputs = inputsOf(recipe, given);
      const runtime = runtimeOf(site, sandbox, inputs);
      const results: StepResult[] = [];
      for (let step = nextStep(recipe, results); step; step = nextStep(recipe, results)) {
        const {action} = results.at(-1) ?? {};
        if (action?.type === 'retry') sandbox.wait(action.retryAfter ?? 0);
        results.push(await runStep(recipe, step, results, runtime));
      }
      const {title, summary} = recipe.info;
      const text = [
        `${title}: ${summary} ${siteUrl}${FOLDER}${name}/`,
        `Inputs: ${jsonText({...inputs, [API_KEY]: undefined})}`,
        ...results.map(resultText),
        `${String(results.length)} requests. The sandbox keeps what they changed, until you pass reset to run_in_sandbox. As Arazzo: ${siteUrl}${recipeUrl(name)}`,
      ];
      return partReply(text.join('\n\n'), 1, 'Read the records with run_in_sandbox.');
    },
  );
