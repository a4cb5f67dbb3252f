import {expect, test} from 'vitest';
import {describeCommit} from '../../../src/cli/billOfMaterials';

/** What `npm sbom` writes in a folder called `repo`. */
const bill = (run: string) => ({
  bomFormat: 'CycloneDX',
  serialNumber: `urn:uuid:${run}`,
  metadata: {
    timestamp: `2026-11-22T04:25:28.${run}Z`,
    tools: [{vendor: 'npm', name: 'cli', version: '11.19.1'}],
    component: {'bom-ref': 'site@0.1.0', type: 'library', name: 'repo', version: '0.1.0', purl: 'pkg:npm/site@0.1.0'},
  },
  components: [
    {name: 'react', purl: 'pkg:npm/react@18.3.1'},
    {name: 'ajv', purl: 'pkg:npm/%40redocly/ajv@8.18.0'},
  ],
});
const project = {name: 'site', version: '0.1.0'};
const commit = {hash: 'a'.repeat(40), time: new Date('2026-11-20T10:00:00+01:00')};

test('a bill of materials names the project, the time of its commit, and packages that have an alias', () => {
  expect(describeCommit(bill('995'), project, commit)).toEqual({
    ...bill('995'),
    serialNumber: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    ) as string,
    metadata: {
      ...bill('995').metadata,
      timestamp: '2026-11-20T09:00:00.000Z',
      component: {...bill('995').metadata.component, type: 'application', name: 'site'},
    },
    components: [
      {name: 'react', purl: 'pkg:npm/react@18.3.1'},
      {name: '@redocly/ajv', purl: 'pkg:npm/%40redocly/ajv@8.18.0'},
    ],
  });
});

test('two bills of one commit are the same; those of two commits have two numbers', () => {
  const [first, second] = ['111', '222'].map((run) => describeCommit(bill(run), project, commit));
  expect(second).toEqual(first);
  const other = describeCommit(bill('111'), project, {...commit, hash: 'b'.repeat(40)});
  expect(other.serialNumber).not.toBe(first?.serialNumber);
});
