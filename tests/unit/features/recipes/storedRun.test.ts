import {expect, test} from 'vitest';
import {API_SERVER} from '../../../../src/config/apiServer';
import type {Recipe} from '../../../../src/features/recipes/core/recipe';
import {runStep} from '../../../../src/features/recipes/core/runStep';
import {type Run, pathOf, readRun, runText} from '../../../../src/features/recipes/core/storedRun';

const recipe: Recipe = {
  info: {title: '', summary: ''},
  workflows: [
    {
      workflowId: 'test',
      inputs: {properties: {id: {type: 'string', description: '', examples: ['7']}}},
      steps: [
        {
          stepId: 'one',
          operationId: 'people-show',
          description: '',
          parameters: [{name: 'id', in: 'path', value: '$inputs.id'}],
          successCriteria: [{condition: '$statusCode == 200'}],
          outputs: {name: '$response.body#/data/name'},
        },
      ],
    },
  ],
};
const [step] = recipe.workflows[0].steps;

async function run(): Promise<Run> {
  if (!step) throw new Error('The recipe has a step.');
  const result = await runStep(recipe, step, [], {
    inputs: {id: '7'},
    endpointOf: () => ({method: 'get', url: `${API_SERVER}/v2/people/{id}`}),
    send: () => Promise.resolve({status: 200, body: {data: {name: 'Maya'}}}),
  });
  return {texts: {id: '7'}, results: [result]};
}

const read = (text: string): Run | undefined => readRun(text, recipe, (texts) => texts);

test('@run-09 a stored run comes back with its results', async () => {
  expect(read(runText(recipe, await run()))).toEqual(await run());
});

test.each<[what: string, part: string, other: string]>([
  ['half of it', '"exchanges"', ''],
  ['another condition', '== 200', '== 201'],
  ['no input', '"texts":{"id":"7"}', '"texts":{}'],
  [
    'a step too many',
    '"exchanges":[',
    `"exchanges":[{"request":{"method":"GET","url":"${API_SERVER}/v2/people/7","query":[],"headers":[]},"response":{"status":200}},`,
  ],
  ['a URL with a wrong encoding', '/v2/people/7', '/v2/%E0%A4%A'],
  ['a method that is no string', '"method":"GET"', '"method":5'],
  ['a query that is no list', '"query":[]', '"query":{}'],
  ['a status that is an object', '"status":200', '"status":{}'],
  ['a URL of another host', API_SERVER, 'https://api.example'],
  ['a path with another ID', '/v2/people/7', '/v2/people/8'],
  ['a query that the step lacks', '"query":[]', '"query":[{"name":"a","value":"b"}]'],
  ['a header that the step lacks', '"headers":[]', '"headers":[{"name":"a","value":"b"}]'],
  ['a body that the step lacks', '"headers":[]', '"headers":[],"body":{"a":1}'],
  ['other inputs than were sent', '"texts":{"id":"7"}', '"texts":{"id":"8"}'],
])('@real-05 a stored run is dropped with %s', async (_, part, other) => {
  const text = runText(recipe, await run());
  expect(text).toContain(part);
  expect(read(text.replace(part, other))).toBeUndefined();
});

test('@real-05 a stored run is dropped if its inputs are refused, or it has too many levels', async () => {
  const text = runText(recipe, await run());
  const refuse = (): never => {
    throw new Error('refused');
  };
  expect(readRun(text, recipe, refuse)).toBeUndefined();
  expect(read(text.replace('"Maya"', '['.repeat(20_000) + ']'.repeat(20_000)))).toBeUndefined();
});

test.each([
  ['a&person_id=7#end', '/v2/people?name=a%26person_id%3D7%23end'],
  ['Zo\u00EB\u202Etxt', '/v2/people?name=Zo%C3%AB%E2%80%AEtxt'],
])('@run-09 a request is shown as it is sent: %j', (value, path) => {
  const request = {
    method: 'GET',
    url: 'https://api.example/v2/people',
    query: [{name: 'name', value}],
    headers: [],
  } as const;
  expect(pathOf({...request, body: undefined})).toBe(path);
});
