// cspell:disable: words of other languages
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import type * as Say from '../../../../plugins/reference-pages/texts/say';

/** The module as it is in a process that generates pages for a locale. */
async function sayIn(locale: string, texts: Readonly<Record<string, string>>): Promise<typeof Say> {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const file = path.join(folder, 'docusaurus-plugin-content-docs-reference/pages.json');
  mkdirSync(path.dirname(file));
  const content = Object.entries(texts).map(([id, message]) => [id, {message}] as const);
  writeFileSync(file, JSON.stringify(Object.fromEntries(content)));
  vi.stubEnv('I18N_LOCALE', locale);
  vi.stubEnv('I18N_FOLDER', folder);
  return import('../../../../plugins/reference-pages/texts/say');
}

beforeEach(() => vi.resetModules());

describe('Texts of generated pages', () => {
  test('are English where no locale is asked for', async () => {
    const {heading, say, sayCount} = await import('../../../../plugins/reference-pages/texts/say');
    expect(say('limit.between', {low: 1, high: '5 items'})).toBe('From 1 to 5 items.');
    expect([sayCount('unit.items', 1), sayCount('unit.items', 0)]).toEqual(['1 item', '0 items']);
    expect(heading('heading.body')).toBe('## Request body');
  });

  test('keep a place for which there is no value', async () => {
    const {say} = await import('../../../../plugins/reference-pages/texts/say');
    expect(say('limit.always')).toBe('Always {value}.');
  });

  test('come from the folder of the locale, and are English where it lacks one', async () => {
    const {say} = await sayIn('de', {'limit.always': 'Immer {value}.'});
    expect(say('limit.always', {value: '`1`'})).toBe('Immer `1`.');
    expect(say('limit.unique')).toBe('No item twice.');
  });

  test('take the plural form of the language', async () => {
    const {sayCount} = await sayIn('pl', {'unit.items': '{count} element|{count} elementy|{count} elementów'});
    expect([1, 3, 5].map((count) => sayCount('unit.items', count))).toEqual(['1 element', '3 elementy', '5 elementów']);
  });

  test('leave headings at their English addresses', async () => {
    const {heading} = await sayIn('de', {'heading.body': 'Rumpf der Anfrage'});
    expect(heading('heading.body')).toBe(String.raw`## Rumpf der Anfrage \{#request-body}`);
  });

  test('are known again with their places filled, whatever signs they hold', async () => {
    const {isSaid} = await sayIn('de', {'type.list': 'Liste (von {item})'});
    expect(isSaid('type.list', 'Liste (von string)')).toBe(true);
    expect(isSaid('type.list', 'Liste von string')).toBe(false);
  });
});
