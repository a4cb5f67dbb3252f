import {expect, test} from 'vitest';
import {type Job, runInSlots} from '../../../stages/schedule';

/** Runs jobs that end in turn. Returns which ran at each start, and what failed. */
async function run(jobs: Readonly<Record<string, Partial<Job>>>, slots: number, failing: readonly string[] = []) {
  const running = new Set<string>();
  const starts: string[] = [];
  const timed = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, {seconds: 1, ...job}]));
  const failed = await runInSlots(timed, slots, async (name) => {
    running.add(name);
    starts.push([...running].join('+'));
    await new Promise(setImmediate);
    running.delete(name);
    return !failing.includes(name);
  });
  return {starts, failed};
}

test('one slot keeps the order of the list, and a job waits for those that it needs', async () => {
  const {starts} = await run({test: {needs: ['build']}, other: {seconds: 9}, build: {}}, 1);
  expect(starts).toEqual(['other', 'build', 'test']);
});

test('two slots start the longest chain first', async () => {
  const {starts} = await run({short: {}, test: {needs: ['build'], seconds: 9}, build: {}}, 2);
  expect(starts).toEqual(['build', 'build+short', 'short+test']);
});

test('what needs a failed job does not run, and all others do', async () => {
  const {starts, failed} = await run({build: {}, test: {needs: ['build']}, other: {}}, 1, ['build']);
  expect(starts).toEqual(['build', 'other']);
  expect(failed.toSorted()).toEqual(['build', 'test']);
});

test('jobs that take the ports run one after the other', async () => {
  const {starts} = await run({one: {takesPorts: true}, two: {takesPorts: true}, three: {}}, 2);
  expect(starts.some((names) => names.includes('one') && names.includes('two'))).toBe(false);
});

test('patient jobs share a slot with each other, and with no other job', async () => {
  const patient = {isPatient: true};
  const {starts} = await run({one: patient, browser: {}, two: patient, three: patient}, 1);
  expect(starts).toContain('one+two');
  expect(starts.filter((names) => names.includes('browser'))).toEqual(['browser']);
});
