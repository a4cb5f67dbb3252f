import {expect, test} from 'vitest';
import {samplesStep, writeSamples} from '../../../../../plugins/page-output/code-samples';
import {LANGUAGES} from '../../../../../src/features/samples/core/languages';
import {tinyPages} from '../../../support/tinySpec';

test('each operation has its request in every language, highlighted in its page', async () => {
  const pages = tinyPages();
  const operations = pages.filter(({kind}) => kind === 'operation');
  const samples = await writeSamples(pages);
  expect([...samples.keys()]).toEqual(operations.map(({url}) => url));
  const [first] = operations;
  expect(samples.get(first?.url ?? '')?.size).toBe(LANGUAGES.length);
  const html = LANGUAGES.map(({id}) => `<code data-sample=${id}>Later.</code>`).join('');
  const written = await samplesStep(samples)(html, first?.url ?? '');
  expect(written).not.toContain('Later.');
  expect(written).toContain('<span class="hl-');
});

test('a page without operation keeps its text', async () => {
  expect(await samplesStep(new Map())('<h1>Guide</h1>', '/guide/')).toBe('<h1>Guide</h1>');
});
