import {readFileSync, readdirSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {pageCheck} from '../../../plugins/lib/guide-checks/checkPage';
import {apiVersions} from '../../../src/config/apiVersions';

// Reading the schemas takes seconds.
vi.setConfig({testTimeout: 30_000});

const FOLDER = 'static/downloads';
const guide = readFileSync('docs/platform/cadence-imports/introduction.mdx', 'utf8');
const spec = readPublished(apiVersions[0]);
const problemsOf = pageCheck(spec);
const files = readdirSync(FOLDER);
const contentOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

test.each(files)('@words-06 %s is a valid cadence import, and the guide links to it', (file) => {
  expect(problemsOf('a.mdx', `\`\`\`json request=cadence-imports-create\n${contentOf(file)}\`\`\`\n`)).toEqual([]);
  expect(guide).toContain(`pathname:///downloads/${file}`);
});

/** The field names of a schema without references. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {properties = {}} = schema as {readonly properties?: object};
  return [...Object.keys(properties), ...Object.values({...schema, ...properties}).flatMap(namesIn)];
}

test('@words-06 the full cadence import has every field of a new cadence', () => {
  const schemas = Object.entries(spec.components.schemas ?? {}).filter(([name]) => /^CadenceImport./.test(name));
  const names = new Set(schemas.flatMap(([, schema]) => namesIn(schema)));
  const content = contentOf('cadence-import-full.json');
  expect(names.size).toBeGreaterThan(35);
  // An import into an existing cadence has cadence_id.
  expect([...names].filter((name) => !content.includes(`"${name}"`))).toEqual(['cadence_id']);
});
