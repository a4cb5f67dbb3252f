import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {onTestFinished, test as base, describe, expect} from 'vitest';
import {operationsOf} from '../../openapi/model/spec';
import {PROGRAMS, programOf} from '../../openapi/tools/recipes/programs';
import {readRecipes} from '../../openapi/tools/recipes/readRecipes';
import type {Recipe} from '../../src/features/recipes/core/recipe';
import {listen} from '../../src/node/ports';
import {sharedFolder} from '../fixtures/temporaryFolder';
import {startApi} from '../guides/sandboxApi';
import {isFound} from '../samples/commands';
import {parsed, textOf} from './bundles';
import {type Run, runWithOurs} from './recipes';

const recipes = readRecipes();
const operations = operationsOf(parsed(textOf('v2.json')));
const folder = sharedFolder();

/** How each program runs. */
const COMMANDS = {
  curl: {file: 'program.sh', tools: ['bash', 'curl', 'jq']},
  nodejs: {file: 'program.mjs', tools: ['node']},
  python: {file: 'program.py', tools: ['python3']},
  ruby: {file: 'program.rb', tools: ['ruby']},
} as const;

const endpointOf = (id: string) => {
  const found = operations.find(({operationId}) => operationId === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return {method: found.method, url: found.path};
};

/** A server that passes requests on, and keeps them as a run does. @param isLimited returns 429 to every other request */
async function startProxy(target: string, isLimited = false) {
  const requests: string[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const {method = '', url = '', headers} = request;
      count += 1;
      if (isLimited && count % 2 === 1) {
        response.writeHead(429).end('{"error": "limited"}');
        return;
      }
      requests.push(`${method} ${decodeURIComponent(url)} ${body === '' ? '' : JSON.stringify(JSON.parse(body))}`);
      const {authorization = '', 'content-type': type = 'none'} = headers;
      const sent = {method, headers: {authorization, 'content-type': type}, ...(body !== '' && {body})};
      const passed = await fetch(target + url, sent);
      response.writeHead(passed.status).end(await passed.text());
    })();
  });
  const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
  onTestFinished(() => void server.close());
  return {url, requests};
}

type Language = keyof typeof COMMANDS;

async function runProgram(language: Language, recipe: Recipe, isLimited = false) {
  const {file, tools} = COMMANDS[language];
  const proxy = await startProxy(await startApi(() => Date.UTC(2026, 8, 18, 15)), isLimited);
  const own = path.join(folder, `${language}-${recipe.workflows[0].workflowId}-${String(Date.now())}`);
  mkdirSync(own, {recursive: true});
  writeFileSync(path.join(own, file), PROGRAMS.get(language)?.(programOf(recipe, endpointOf)) ?? '');
  const env = {
    ...process.env,
    ...{NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
    ...{SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor', SALESLOFT_API_URL: proxy.url},
  };
  const run = promisify(execFile)(tools[0], [path.join(own, file)], {env, timeout: 60_000});
  const {stdout, stderr} = await run.catch((error: unknown) => error as {stdout: string; stderr: string});
  return {requests: proxy.requests, stdout, stderr};
}

/** What a program prints, for the outputs of the steps. */
function printed({workflows: [{steps, outputs}]}: Recipe, run: Run): unknown[] {
  const stepOutputs = run.outputs as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const all = outputs
    ? Object.values(outputs).map((from) => /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(from) ?? [])
    : steps.flatMap(({stepId, outputs: own = {}}) => Object.keys(own).map((name) => ['', stepId, name]));
  return all.map(([, step = '', name = '']) => stepOutputs[step]?.[name] ?? null);
}

const changed = (id: string, change: (text: string) => string): Recipe => {
  const found = recipes.find((one) => one.id === id);
  return JSON.parse(change(JSON.stringify(found?.recipe))) as Recipe;
};

describe.each(Object.keys(COMMANDS) as Language[])('@steps-02 A recipe as a program in %s', (language) => {
  const test = base.skipIf(!COMMANDS[language].tools.every(isFound));

  test.for(recipes)('sends and prints what the runner of the pages does: $id', async (file) => {
    const ours = await runWithOurs(file, await startApi(() => Date.UTC(2026, 8, 18, 15)));
    const {requests, stdout, stderr} = await runProgram(language, file.recipe);
    expect(stderr).toBe('');
    expect(requests).toEqual(ours.requests);
    expect(Object.values(JSON.parse(stdout) as object)).toEqual(printed(file.recipe, ours));
  });

  test('waits for the next minute after a 429', async () => {
    const recipe = changed('enroll-safely', (text) => text.replaceAll('"retryAfter":60', '"retryAfter":0'));
    const {requests, stderr} = await runProgram(language, recipe, true);
    expect(stderr).toBe('');
    expect(requests).toHaveLength(4);
  });

  test.each([
    ['enroll-safely', ['[70212]', '[70211]'], 2, 'A channel of the person is restricted.'],
    ['find-or-create-person', ['amara.diallo@', 'priya.raman@'], 1, 'Someone already has the email address.'],
    ['enroll-safely', ['[70212]', '[7]'], 2, 'The API returned 404.'],
  ] as const)('stops where %s does, with %j', async (id, [before, after], count, reason) => {
    const {requests, stdout, stderr} = await runProgram(
      language,
      changed(id, (text) => text.replace(before, after)),
    );
    expect(stderr.trim()).toBe(reason);
    expect(stdout).toBe('');
    expect(requests).toHaveLength(count);
  });

  test('repeats a step until its condition is met', async () => {
    const recipe = changed('bulk-update', (text) =>
      text
        .replace('"retryAfter":10,"retryLimit":60', '"retryAfter":0,"retryLimit":2')
        .replace("== 'done'", "== 'never'"),
    );
    const {requests, stderr} = await runProgram(language, recipe);
    expect(stderr.trim()).toBe("The job isn't done yet.");
    expect(requests).toHaveLength(6);
  });
});
