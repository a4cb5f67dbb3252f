import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {guidesPath} from '../../../src/config/routes';

const exchanges = readdirSync(guidesPath, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    [
      ...readFileSync(`${guidesPath}/${file}`, 'utf8').matchAll(/^<RequestResponse>$([^]*?)^<\/RequestResponse>$/gm),
    ].map(([, inside = '']): [string, string] => [file, inside.trim()]),
  );

test.each(exchanges)('a frame in %s has a request, a response, and nothing else', (_, inside) => {
  const fences = [...inside.matchAll(/^```(\w+)([^\n]*)\n[^]*?^```$/gm)];
  expect(fences.map(([fence]) => fence).join('\n\n')).toBe(inside);
  expect(fences).toHaveLength(2);
  expect(fences[1]?.[2]).toContain(' response=');
});
