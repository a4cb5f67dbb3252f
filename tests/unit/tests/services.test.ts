import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {PARTS} from '../../nightlyParts';

interface Job {
  readonly strategy?: {readonly matrix: Readonly<Record<string, readonly unknown[]>>};
  readonly parallel?: {readonly matrix: readonly Readonly<Record<string, readonly unknown[]>>[]};
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const jobsOf = (workflow: string): Readonly<Record<string, Job>> =>
  (read(`.github/workflows/${workflow}.yml`) as {jobs: Record<string, Job>}).jobs;
const gitLab = read('.gitlab-ci.yml') as Readonly<Record<string, Job>>;

/** Values that a job runs with, by service. */
const matrixOf = (workflow: string, job: string, name: string): Record<string, readonly unknown[] | undefined> => ({
  GitHub: jobsOf(workflow)[job]?.strategy?.matrix[name],
  GitLab: gitLab[job]?.parallel?.matrix[0]?.[name.toUpperCase()],
});

describe('The CI services', () => {
  test('run every nightly part', () => {
    const all = Object.keys(PARTS);
    expect(matrixOf('nightly', 'nightly', 'part')).toEqual({GitHub: all, GitLab: all});
  });

  test('test the oldest supported Node, and the versions that README.md names', () => {
    const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    const {GitHub, GitLab} = matrixOf('ci', 'checks', 'node');
    expect(GitLab).toEqual(GitHub);
    const versions = (GitHub ?? []).map((version) => String(version).replace(/\.0$/, ''));
    expect(`>=${String(versions[0])}`).toBe(engines.node);
    expect(readFileSync('README.md', 'utf8')).toContain(`CI tests ${versions.join(' and ')}`);
  });
});
