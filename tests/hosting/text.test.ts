import {describe, expect, test} from 'vitest';
import {readPage} from '../fixtures/builtSite';
import {textOf} from '../fixtures/html';
import {parts} from '../fixtures/routes';

/** What a visitor without script gets of a page. */
const contentOf = (path: string): string => /<main[^]*<\/main>/.exec(readPage(path))?.[0] ?? '';

describe.each(parts().map(({name, paths}) => [name, paths] as const))('The HTML of the %s', (_, paths) => {
  test('@site-08 has their text and links, without a request to log in', () => {
    const poor = paths.filter((path) => {
      const main = contentOf(path);
      const [heading = ''] = /<h1[^]*?<\/h1>/.exec(main) ?? [];
      return !(textOf(heading).trim() !== '' && textOf(main).length > 200 && /<a [^>]*href=/.test(main));
    });
    expect(poor).toEqual([]);
  });

  test('has no zero bytes, which strict readers refuse', () => {
    expect(paths.filter((path) => readPage(path).includes('\0'))).toEqual([]);
  });
});
