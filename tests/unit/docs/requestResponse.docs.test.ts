import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {guidesPath} from '../../../src/config/routes';
import {testSandbox} from '../features/sandbox/testSandbox';

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

/** The URL that `curl -G` of a frame requests, without its host. */
function listIn(inside: string): string {
  const query = [...inside.matchAll(/--data-urlencode "([^"=]+)=([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return `${/api\.salesloft\.com(\S+)/.exec(inside)?.[1] ?? ''}?${new URLSearchParams(query).toString()}`;
}

test('the first frame of the poller guide shows what its link to the sandbox returns', async () => {
  const [, inside = ''] = exchanges.find(([file]) => file.endsWith('efficient-cursor-poller.mdx')) ?? [];
  const shown = JSON.parse(/^```json[^\n]*\n([^]*?)^```$/m.exec(inside)?.[1] ?? '') as {
    readonly data: readonly object[];
  };
  const {body} = await testSandbox().send(`GET ${listIn(inside)}`);
  expect(body).toMatchObject(shown);
  expect(body.data).toHaveLength(shown.data.length);
});
