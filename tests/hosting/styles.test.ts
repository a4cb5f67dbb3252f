import {expect, test} from 'vitest';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {parts} from '../fixtures/routes';

/** A name that a CSS module was given: `open_yhEi`. */
const OF_MODULE = /^[A-Za-z][\w-]*_[\w-]{4}$/;
/** A class that only takes in one of `src/css/controls.css` has no rule of its own. */
const TAKES_IN = /^site-(button|input)$/;
/** The picture of dark mode, whose styles the build leaves out (plugins/light-pages/patches/usedStyles.ts). It stays hidden. */
const DARK = 'themedComponent--dark_';

/** The browser may leave out the code of a part that the build has rendered (plugins/light-pages), and never its styles. */
test('Every part of a page has its styles', () => {
  const lost = new Set<string>();
  for (const path of parts().flatMap(({paths}) => paths)) {
    const html = readPage(path);
    const [sheet] = /\/assets\/css\/styles\.\w+\.css/.exec(html) ?? [''];
    const rules = readBuilt(sheet);
    const styled = new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>"]+))/g)) {
      const names = (quoted ?? bare ?? '').split(/\s+/);
      if (names.some((name) => TAKES_IN.test(name))) continue;
      for (const name of names)
        if (OF_MODULE.test(name) && !name.startsWith(DARK) && !styled.has(name)) lost.add(`${name} on ${path}`);
    }
  }
  expect([...lost]).toEqual([]);
});
