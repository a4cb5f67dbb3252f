import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {readPollers} from '../../plugins/guide-tools';
import {POLLERS, type PollerLanguage, fillPoller} from '../../src/features/sync-planner/core/fillPoller';
import {planOf, textsIn, valuesOf} from '../../src/features/sync-planner/core/plan';
import {changedIds, listPeople, peopleWithTie} from './people';
import {serveJson, temporaryFolder} from './servers';
import {outputOf, runSample, startForTest} from './support';

const VALUES = valuesOf(textsIn('?records=103&perPage=10&interval=1&other=250'));
const {byCursor} = planOf(VALUES);
/** A plan without changes. */
const {incremental} = planOf({...VALUES, changes: 0});

describe.each(Object.entries(readPollers()) as [PollerLanguage, string][])(
  '@run-08 the planned poller in %s',
  (language, program) => {
    /** The program of the planner as a file. */
    const written = (): {readonly file: string; readonly env: Readonly<Record<string, string>>} => {
      const folder = temporaryFolder();
      const file = path.join(folder, POLLERS[language].file);
      writeFileSync(file, fillPoller(language, program, VALUES));
      return {file, env: {STATE_FILE: path.join(folder, 'state')}};
    };

    test('reads the whole list with the planned page size and number of requests, then only what changed', async () => {
      const people = peopleWithTie(VALUES.records, 0, 0);
      const sizes: (string | null)[] = [];
      const url = await serveJson(({url: {searchParams}}) => {
        sizes.push(searchParams.get('per_page'));
        return {body: listPeople(people, searchParams)};
      });
      const {file, env} = written();
      const poll = (): ReturnType<typeof runSample> =>
        runSample(file, {env: {...env, SALESLOFT_API_URL: url, POLL_SECONDS: '0'}});

      const stdout = await outputOf(poll());
      expect(changedIds(stdout)).toEqual(people.map(({id}) => id));
      expect(sizes).toEqual(Array.from({length: byCursor.requests}, () => '10'));

      expect(changedIds((await poll()).stdout)).toEqual([]);
      expect(sizes).toHaveLength(byCursor.requests + incremental.requests);
    });

    if (language === 'curl') return; // it runs one round

    test('starts the next pass after the planned interval', async () => {
      const people = peopleWithTie(1, 0, 0);
      const times: number[] = [];
      const url = await serveJson(({url: {searchParams}}) => {
        times.push(Date.now());
        return {body: listPeople(people, searchParams)};
      });
      const {file, env} = written();
      await startForTest(file, {env: {...env, SALESLOFT_API_URL: url}});
      await vi.waitFor(() => expect(times.length).toBeGreaterThan(1), {timeout: 10_000});
      const [first = 0, second = 0] = times;
      expect(second - first).toBeGreaterThanOrEqual(VALUES.interval * 1000 - 20);
      expect(second - first).toBeLessThan(VALUES.interval * 1000 + 5000);
    });
  },
);
