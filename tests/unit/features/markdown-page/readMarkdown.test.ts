import {expect, test} from 'vitest';
import {readMarkdown} from '../../../../src/features/markdown-page/core/readMarkdown';

const sent = (text: string, type: string, status = 200): Response =>
  new Response(text, {status, headers: {'Content-Type': type}});

test.each(['text/markdown; charset=utf-8', 'application/octet-stream'])(
  'a Markdown version as %s is read',
  async (type) => {
    expect(await readMarkdown(sent('---\ntitle: People\n', type))).toBe('---\ntitle: People\n');
  },
);

test.each([
  ['the HTML of a captive portal', sent('<h1>Log in to the Wi-Fi</h1>', 'text/html')],
  ['HTML that begins like ours', sent('---\ntitle: People', 'text/html; charset=utf-8')],
  ['HTML that says it is Markdown', sent('<!doctype html>', 'text/markdown')],
  ['nothing', sent('', 'text/markdown')],
  ['an error', sent('---\ntitle: People', 'text/markdown', 503)],
])('%s is not copied', async (_, response) => {
  await expect(readMarkdown(response)).rejects.toThrow('no Markdown');
});
