import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LANGUAGES, LANGUAGE_GROUP} from '../../../../src/features/samples/core/languages';

const guides = readdirSync('docs/platform', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.mdx'),
);

const tabs = guides.flatMap((file) =>
  [...readFileSync(`docs/platform/${file}`, 'utf8').matchAll(/<Tabs groupId="([^"]*)">([^]*?)<\/Tabs>/g)].flatMap(
    ([, group, inside = '']) =>
      [...inside.matchAll(/<TabItem value="([^"]*)" label="([^"]*)">/g)].map(([, value, label]) => ({
        file,
        group,
        value,
        label,
      })),
  ),
);

test('@work-09 the tabs of guides are languages of the reference, with the same names', () => {
  const known = LANGUAGES.map(({id, label}) => `${id} ${label}`);
  expect(tabs.length).toBeGreaterThan(0);
  expect(
    tabs.filter(
      ({group, value, label}) => group !== LANGUAGE_GROUP || !known.includes(`${String(value)} ${String(label)}`),
    ),
  ).toEqual([]);
});
