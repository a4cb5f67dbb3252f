import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {startApi} from './sandboxApi';
import {type Person, at, listPeople, peopleWithTie} from './people';
import {folderOfEachTest, serveJson} from './servers';
import {type Finished, outputOf, runSample} from './support';

const FILE = 'docs/platform/tutorials/samples/warehouse.py';

const folder = folderOfEachTest();

const run = (api: string, ...args: string[]): Promise<Finished> =>
  runSample(FILE, {
    env: {
      SALESLOFT_API_URL: api,
      SALESLOFT_API_KEY: 'ak_sandbox_maya_okafor',
      DATABASE: path.join(folder(), 'salesloft.db'),
      RESERVE: '0',
    },
    args,
  });

const READER =
  'import json, sqlite3, sys; print(json.dumps(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchall()))';

/** The rows of a query, read with Python: Node 20 has no SQLite. */
const select = (query: string): unknown =>
  JSON.parse(execFileSync('python3', ['-c', READER, path.join(folder(), 'salesloft.db'), query], {encoding: 'utf8'}));

/** Lists of a team; only people can have rows. `statusOf` sees the URL of each request for people and returns its status. */
const startTeam = (people: readonly Person[], statusOf: (url: URL) => number = () => 200): Promise<string> =>
  serveJson(({url}) =>
    url.pathname === '/v2/people'
      ? {status: statusOf(url), body: listPeople(people, url.searchParams)}
      : {body: {data: []}},
  );

test('@words-05 the warehouse loads the sandbox from an empty folder, and prints and stores what the guide shows', async () => {
  const guide = readFileSync('docs/platform/tutorials/warehouse.mdx', 'utf8');
  const api = await startApi();
  expect(guide).toContain(`\n\`\`\`text\n${await outputOf(run(api))}\`\`\`\n`);
  for (const row of select('SELECT * FROM calls_by_disposition') as unknown[][])
    expect(guide.replaceAll(/ {2,}/g, '  ')).toContain(`\n${row.join('  ')}\n`);
  expect(select('SELECT title, account_id FROM people WHERE id = 70211')).toEqual([['VP of Operations', 5501]]);
  expect(select("SELECT json_extract(record, '$.city') FROM people WHERE id = 70211")).toEqual([['Portland']]);

  const again = 'accounts: 1 rows\npeople: 1 rows\ncadence_memberships: 1 rows\ncalls: 1 rows\n';
  expect(await outputOf(run(api))).toBe(again);
  expect(select('SELECT count(*) FROM runs')).toEqual([[8]]);
});

test('@words-05 a later run requests changes only, and replaces rows', async () => {
  const people = peopleWithTie(230, 0, 0);
  const pages: (string | null)[] = [];
  const url = await startTeam(people, ({searchParams}) => {
    pages.push(searchParams.get('page'));
    return 200;
  });
  expect((await run(url)).stdout).toContain('people: 23');
  expect(select('SELECT count(*), count(DISTINCT id) FROM people')).toEqual([[230, 230]]);
  expect(new Set(pages)).toEqual(new Set(['1']));

  pages.splice(0);
  people[5] = {id: 70305, updated_at: at(900), display_name: 'Another name'};
  await run(url);
  expect(pages).toHaveLength(1);
  expect(select('SELECT display_name FROM people WHERE id = 70305')).toEqual([['Another name']]);
  expect(select('SELECT count(*) FROM people')).toEqual([[230]]);
});

test('@words-05 a bulk change that gives more than a page one time leaves no gap', async () => {
  await run(await startTeam(peopleWithTie(330, 40, 290)));
  expect(select('SELECT count(*) FROM people')).toEqual([[330]]);
});

test('@words-05 the sweep marks what is gone, and keeps it', async () => {
  const people = peopleWithTie(120, 0, 0);
  const url = await startTeam(people);
  await run(url);
  people.splice(10, 2);
  expect((await run(url, '--sweep')).stdout).toContain('people: 2 deleted');
  expect(select('SELECT id FROM people WHERE deleted_at IS NOT NULL')).toEqual([[70310], [70311]]);
  expect((await run(url, '--sweep')).stdout).toContain('people: 0 deleted');
});

test('@words-05 a run that fails keeps what it loaded, and the next one continues there', async () => {
  let requests = 0;
  const url = await startTeam(peopleWithTie(230, 0, 0), () => {
    requests += 1;
    return requests === 2 ? 403 : 200;
  });
  const failed = await run(url);
  expect(failed).toMatchObject({code: 1, stderr: expect.stringContaining('HTTP 403') as string});
  expect(select('SELECT count(*) FROM people')).toEqual([[100]]);
  expect((await run(url)).code).toBe(0);
  expect(select('SELECT count(*) FROM people')).toEqual([[230]]);
});

test('@words-05 the warehouse tries again after an error that passes', async () => {
  const statuses = [503];
  const {code, stderr} = await run(await startTeam(peopleWithTie(1, 0, 0), () => statuses.shift() ?? 200));
  expect({code, stderr}).toEqual({code: 0, stderr: 'HTTP 503, try 1\n'});
});
