import {expect, test} from 'vitest';
import {ABSENT} from '../../plugins/light-pages/patches/usedStyles';
import {readPage} from '../fixtures/builtSite';
import {parts} from '../fixtures/routes';

/** Values of the attribute `class` of a page. */
const classesOf = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(' '),
  );

test('@look-01 No page has a component whose styles are left out', () => {
  for (const {paths} of parts()) {
    for (const path of paths) {
      expect(classesOf(readPage(path)).filter((name) => ABSENT.some((pattern) => pattern.test(name)))).toEqual([]);
    }
  }
});
