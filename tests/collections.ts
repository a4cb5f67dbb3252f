import {mkdtempSync, readFileSync, realpathSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {operationsOf} from '../openapi/model/spec';
import {createApi, readDescription} from '../sandbox/api/server';
import {apiVersions} from '../src/config/apiVersions';
import {publishedFolder} from '../src/config/publicFiles';
import {writeIn} from '../src/node/files';
import {atEnd, main, readOptions, removeAtEnd, run, step} from '../src/node/command';
import {listen} from '../src/node/ports';

const GUIDE = 'docs/platform/guides/sdks-and-generators.mdx';

/** A package with the version in the guide. The two have 470 packages, too many for what only the night needs. */
function inGuide(name: string): string {
  const found = new RegExp(`${name}@[\\d.]+\\d`).exec(readFileSync(GUIDE, 'utf8'))?.[0];
  if (found === undefined) throw new Error(`${GUIDE} names no version of ${name}.`);
  return found;
}

const NEWMAN = inGuide('newman');
const BRUNO = inGuide('@usebruno/cli');

const KEY = 'ak_sandbox_maya_okafor';
const FILE = path.resolve(publishedFolder, 'openapi', apiVersions[0].id);

/** The sandbox, and a list of what it received. Each request finds all records. */
async function startSandbox() {
  const description = readDescription();
  const received: string[] = [];
  const api = createApi({description, origins: [], findLogIn: () => Promise.resolve(undefined)});
  const server = createServer((request, response) => {
    const {method = '', url = ''} = request;
    if (request.headers.authorization === `Bearer ${KEY}`) {
      request.headers.authorization += `_${String(received.length)}`;
    }
    response.once('finish', () => received.push(`${method} ${url} ${String(response.statusCode)}`));
    api.emit('request', request, response);
  });
  atEnd(() => void server.close());
  const url = `http://127.0.0.1:${String(await listen(server, 0))}`;
  return {url, received, expected: operationsOf(description).length};
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** @throws when a tool left out a request, or sent one that the sandbox refuses */
function judge({received, expected}: Sandbox): void {
  // Their variable has no record of the sandbox.
  const refused = received.filter((line) => !/ 2\d\d$/.test(line) && !/^DELETE .* 404$/.test(line));
  const count = new Set(received).size;
  if (refused.length > 0) throw new Error(`The sandbox refused requests of the collection:\n${refused.join('\n')}`);
  if (count !== expected) throw new Error(`The tool sent ${String(count)} of ${String(expected)} requests.`);
}

/** Runs the published collections in the command lines of Postman and Bruno, against the sandbox, which has API 2.0. */
main(async () => {
  readOptions('npm run nightly -- collections');
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'collections-'));
  removeAtEnd(folder);
  await step(`Postman (${NEWMAN})`, async () => {
    const sandbox = await startSandbox();
    const variables = ['--env-var', `baseUrl=${sandbox.url}`, '--env-var', `apiKey=${KEY}`, '--env-var', 'recordId=1'];
    const report = ['--reporters', 'json', '--reporter-json-export', path.join(folder, 'newman.json')];
    await run('npx', ['--yes', NEWMAN, 'run', `${FILE}.postman_collection.json`, ...variables, ...report]);
    judge(sandbox);
  });
  await step(`Bruno (${BRUNO})`, async () => {
    const sandbox = await startSandbox();
    const files = Object.entries(unzipSync(readFileSync(`${FILE}.bruno.zip`)));
    for (const [name, content] of files) writeIn(folder, name, content);
    const [root = ''] = files[0]?.[0].split('/') ?? [];
    const variables = ['--env-var', `baseUrl=${sandbox.url}`, '--env-var', `apiKey=${KEY}`, '--env-var', 'recordId=1'];
    const args = ['--yes', `--package=${BRUNO}`, 'bru', 'run', '-r', '--env', 'Salesloft', ...variables];
    await run('npx', args, {cwd: path.join(folder, root), stdio: ['ignore', 'ignore', 'inherit']});
    judge(sandbox);
  });
});
