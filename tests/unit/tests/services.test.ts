import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PARTS} from '../../nightlyParts';

const SERVICES = ['.github/workflows/nightly.yml', '.gitlab-ci.yml'];

test.each(SERVICES)('%s runs every nightly part in a job of its own', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(`[${Object.keys(PARTS).join(', ')}]`);
});

test('CI begins with the oldest supported Node', () => {
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  const [, oldest] = /node: (\d+\.\d+)/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  expect(`>=${oldest ?? ''}`).toBe(engines.node);
});
