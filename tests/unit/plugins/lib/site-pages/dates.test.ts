import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../fixtures/temporaryFolder';
import {lastDays} from '../../../../../plugins/lib/site-pages/committedDays';
import {referenceDays} from '../../../../../plugins/lib/site-pages/referencePages';
import {tinyPages} from '../../../support/tinySpec';

test('a file has the day of the newest commit that touched it', () => {
  const log = '\x002026-11-21\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-11-20\n\ndocs/a.mdx\ndocs/c.mdx\n';
  expect([...lastDays(log)]).toEqual([
    ['docs/a.mdx', '2026-11-21'],
    ['docs/b.mdx', '2026-11-21'],
    ['docs/c.mdx', '2026-11-20'],
  ]);
});

test('@home-03 a commit that only rearranges gives a guide no new day, and without history it has none', () => {
  const folder = temporaryFolder();
  const git = (day: string, ...args: string[]): void => {
    const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: folder, env});
  };
  git('2026-11-20', 'init', '--quiet');
  for (const [day, subject] of [
    ['2026-11-20', 'docs(guides): add a guide'],
    ['2026-11-21', 'refactor(guides): move a field'],
  ] as const) {
    writeFileSync(path.join(folder, 'a.mdx'), subject);
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '--message', subject);
  }
  const source = path.resolve('plugins/lib/site-pages/committedDays.ts');
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  const shallow = path.join(temporaryFolder(), 'clone');
  git('2026-11-22', 'clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
  const print = `for (const folder of ${JSON.stringify([folder, shallow, temporaryFolder()])}) {
    process.chdir(folder);
    console.log(require('${source}').committedDays('.').get('a.mdx') ?? 'none');
  }`;
  const days = execFileSync(process.execPath, ['--require', tsx, '--eval', print], {encoding: 'utf8'});
  expect(days.trim().split('\n')).toEqual(['2026-11-20', 'none', 'none']);
});

test('a reference page has the day on which its operations last changed', () => {
  const pages = tinyPages();
  const [changed, ...others] = pages.filter(({kind}) => kind === 'operation').map(({id}) => id);
  const subjects = [{kind: 'operation' as const, subject: 'x', summary: '', operationId: changed, changes: []}];
  const history = [
    {name: '2026-11-22', day: '2026-11-22', subjects: []},
    {name: '2026-11-21', day: '2026-11-21', subjects},
    {name: '2026-11-20', day: '2026-11-20'},
  ];
  const days = referenceDays(pages, history);
  expect(days.get('/docs/api/')).toBe('2026-11-22');
  expect(days.get('/docs/api/changelog/')).toBe('2026-11-22');
  expect(days.get(`/docs/api/${changed ?? ''}/`)).toBe('2026-11-21');
  expect(days.get('/docs/api/widgets/')).toBe('2026-11-21');
  expect(others.length).toBeGreaterThan(0);
  for (const id of others) expect(days.get(`/docs/api/${id}/`)).toBe('2026-11-20');
  expect(referenceDays(pages, []).size).toBe(0);
});
