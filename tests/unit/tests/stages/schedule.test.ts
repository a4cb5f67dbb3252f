import {describe, expect, test} from 'vitest';
import {type Job, runInSlots} from '../../../stages/schedule';

const JOBS: Readonly<Record<string, Job>> = {
  pages: {seconds: 10},
  build: {seconds: 20, needs: ['pages']},
  unit: {seconds: 50, needs: ['pages']},
  browser: {seconds: 100, needs: ['build'], takesPorts: true},
  reference: {seconds: 60, needs: ['build'], takesPorts: true},
};

/** Runs the jobs by a clock of its own. Returns what was running when each job began, and what failed. */
async function simulate(slots: number, broken?: string) {
  const running = new Set<string>();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const failed = await runInSlots(JOBS, slots, async (name) => {
    running.add(name);
    begun.push([...running].join(' + '));
    await new Promise<void>((resolve) => {
      ends.push(resolve);
      // The oldest job ends once nothing else can begin.
      setImmediate(() => ends.shift()?.());
    });
    running.delete(name);
    return name !== broken;
  });
  return {begun, failed};
}

describe('Stages in slots', () => {
  test('begin with the longest chain, two at a time, and never two that take the ports', async () => {
    const {begun, failed} = await simulate(2);
    expect(failed).toEqual([]);
    expect(begun.slice(0, 3)).toEqual(['pages', 'build', 'build + unit']);
    expect(begun.filter((names) => names.includes('browser') && names.includes('reference'))).toEqual([]);
    expect(begun).toHaveLength(5);
  });

  test('run one after the other in one slot, in the order of the list', async () => {
    const {begun} = await simulate(1);
    expect(begun).toEqual(['pages', 'build', 'unit', 'browser', 'reference']);
  });

  test('that need a failed one do not run, and all others do', async () => {
    const {begun, failed} = await simulate(1, 'build');
    expect(begun).toEqual(['pages', 'build', 'unit']);
    expect(failed.sort()).toEqual(['browser', 'build', 'reference']);
  });
});
