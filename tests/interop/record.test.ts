import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, test} from 'vitest';
import {sharedFolder} from '../fixtures/temporaryFolder';

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run spec -- record` as a maintainer does. */
const record = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Run> =>
  new Promise((resolve) => {
    const env = {...process.env, SALESLOFT_API_KEY: '', ...environment};
    execFile(process.execPath, ['.config/run.cjs', 'openapi/tools/record.ts', ...args], {env}, (error, out, err) =>
      resolve({code: Number(error?.code ?? 0), output: out + err}),
    );
  });

describe('npm run spec -- record', () => {
  const folder = sharedFolder();
  test('@true-06 finds that the sandbox sends what the description says', async () => {
    const {code, output} = await record(['--server', inject('mockApi')], {SALESLOFT_API_KEY: 'a-key'});
    expect(output).toContain('  people-index: holds');
    expect(output).toContain('  people-show: holds');
    expect(output).not.toMatch(/: differs$/m);
    expect(code).toBe(0);
  });

  test('@true-06 replays recorded responses, names what differs, and shows no value', async () => {
    const people = JSON.parse(readFileSync('tests/fixtures/observed/Person.json', 'utf8')) as object[];
    const body = {data: [{...people[0], id: 'seventy', secret_note: 'call Nora'}], metadata: {}};
    writeFileSync(path.join(folder, 'people-index.json'), JSON.stringify({status: 200, body}));
    const {code, output} = await record(['--replay', folder]);
    expect(output).toContain('other type data[].id: string, expected integer');
    expect(output).toContain('unknown field data[].secret_note: string');
    expect(output).not.toMatch(/Nora|seventy/);
    expect(code).toBe(1);
  });

  test('@answers-03 says what a report of the site would change, and reads what is not one as an error', async () => {
    const about = {operation: 'people-index', api: 'v2', status: 200, date: '2026-11-29', site: '0.1.0'};
    const row = {kind: 'unexpected null', path: 'data[].id', expected: 'integer', found: 'null', count: 3};
    const file = path.join(folder, 'report.txt');
    writeFileSync(file, JSON.stringify({...about, findings: [row]}));
    const {code, output} = await record(['--report', file]);
    expect(output).toContain('Person.id (openapi/v2/resources/people/Person.yaml)');
    expect(output).toContain('Changes proposed: 1. Nothing was written.');
    expect(code).toBe(1);
    writeFileSync(file, 'Nora');
    expect((await record(['--report', file])).output).toContain('The report is not JSON. Copy it again');
  });

  test('@true-06 without a key and without recordings it says what to set', async () => {
    const {code, output} = await record([]);
    expect(output).toContain('Set SALESLOFT_API_KEY');
    expect(code).toBe(1);
  });
});
