import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPollers} from '../../plugins/guide-tools';
import {POLLERS, type PollerLanguage, fillPoller} from '../../src/features/sync-planner/core/fillPoller';
import {planOf, textsIn, valuesOf} from '../../src/features/sync-planner/core/plan';
import {changedIds, listPeople, peopleWithTie} from './people';
import {serveJson, temporaryFolder} from './servers';
import {outputOf, runSample} from './support';

const VALUES = valuesOf(textsIn('?records=103&perPage=10&interval=1&other=250'));
const {byCursor} = planOf(VALUES);
/** A plan without changes. */
const {incremental} = planOf({...VALUES, changes: 0});

test.each(Object.entries(readPollers()) as [PollerLanguage, string][])(
  '@run-08 the planned poller in %s reads the list with the planned page size and number of requests, then only changes',
  async (language, program) => {
    const people = peopleWithTie(VALUES.records, 0, 0);
    const sizes: (string | null)[] = [];
    const url = await serveJson(({url: {searchParams}}) => {
      sizes.push(searchParams.get('per_page'));
      return {body: listPeople(people, searchParams)};
    });
    const folder = temporaryFolder();
    const file = path.join(folder, POLLERS[language].file);
    writeFileSync(file, fillPoller(language, program, VALUES));
    const env = {SALESLOFT_API_URL: url, STATE_FILE: path.join(folder, 'state'), POLL_SECONDS: '0'};

    expect(changedIds(await outputOf(runSample(file, {env})))).toEqual(people.map(({id}) => id));
    expect(sizes).toEqual(Array.from({length: byCursor.requests}, () => '10'));

    expect(changedIds(await outputOf(runSample(file, {env})))).toEqual([]);
    expect(sizes).toHaveLength(byCursor.requests + incremental.requests);
  },
);
