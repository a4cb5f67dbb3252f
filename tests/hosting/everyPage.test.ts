import {expect, test} from 'vitest';
import {ABSENT} from '../../plugins/light-pages/patches/usedStyles';
import {guideSections} from '../../src/config/guides';
import {guideUrl} from '../../src/config/routes';
import {inlineCode} from '../../src/hosting/checkPages';
import {hashSource} from '../../src/hosting/contentSecurityPolicy';
import {readRules} from '../../src/hosting/hostFiles';
import {readBuilt} from '../fixtures/builtSite';
import {textOf} from '../fixtures/html';
import {parts} from '../fixtures/routes';

const urls = new Set([...parts().flatMap(({paths}) => paths), ...guideSections.map(({folder}) => guideUrl(folder))]);
const pages = ['/404.html', ...[...urls].map((url) => `${url}index.html`)].map(
  (file) => [file, readBuilt(file)] as const,
);

const [everywhere] = readRules('build').headers;
const policy = everywhere?.headers['Content-Security-Policy'] ?? '';

/** A name that a CSS module was given: `open_yhEi`. */
const OF_MODULE = /^[A-Za-z][\w-]*_[\w-]{4}$/;
/** A class that only takes in one of `src/css/controls.css` has no rule of its own. */
const TAKES_IN = /^site-(button|input)$/;
/** The picture of dark mode, whose styles the build leaves out (plugins/light-pages/patches/usedStyles.ts). It stays hidden. */
const DARK = 'themedComponent--dark_';

/** The names in each attribute `class` of a page. */
const classesOf = (html: string): string[][] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(/\s+/),
  );

/** Names that style sheets have rules for, by style sheet. */
const styled = new Map<string, ReadonlySet<string | undefined>>();
function styledIn(sheet: string): ReadonlySet<string | undefined> {
  const names =
    styled.get(sheet) ?? new Set([...readBuilt(sheet).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
  styled.set(sheet, names);
  return names;
}

const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';

test.each<[what: string, faultsOf: (html: string) => readonly unknown[]]>([
  [
    '@site-03 is English, and names no other language',
    (html) => {
      const [, head = ''] = /^[^]*?(<html [^]*?)<body/.exec(html) ?? [];
      const languages = [...head.matchAll(/hreflang="?([\w-]+)/gi)].map(([, language]) => language);
      const others = languages.filter((language) => language !== 'en' && language !== 'x-default');
      return /<html [^>]*\blang="?en\b/.test(head) ? others : ['no lang="en"'];
    },
  ],
  [
    '@site-08 has its text and links, without a request to log in',
    (html) => {
      const main = mainOf(html);
      const [heading = ''] = /<h1[^]*?<\/h1>/.exec(main) ?? [];
      const text = textOf(main);
      return textOf(heading).trim() !== '' && text.length > 200 && /<a [^>]*href=/.test(main) ? [] : [text];
    },
  ],
  [
    '@site-02 @work-07 leads to the changelog in its footer',
    (html) => (/<footer[^]*href="?\/docs\/api\/changelog\//.test(html) ? [] : ['no link']),
  ],
  [
    '@agents-01 names llms.txt before its content',
    (html) => (textOf(html.split('<main')[0] ?? '').includes('developers.salesloft.com/llms.txt') ? [] : ['no URL']),
  ],
  ['has no zero bytes, which strict readers refuse', (html) => html.match(/\0/g) ?? []],
  [
    '@api-01 shows no backtick of Markdown',
    (html) => textOf(mainOf(html).replaceAll(/<(code|pre|script)\b[^]*?<\/\1>/g, '')).match(/.{0,40}`/g) ?? [],
  ],
  [
    // The browser may leave out the code of a part that the build has rendered (plugins/light-pages), and never its styles.
    'has the styles of each of its parts',
    (html) => {
      const rules = styledIn(/\/assets\/css\/styles\.\w+\.css/.exec(html)?.[0] ?? '');
      return classesOf(html)
        .filter((names) => !names.some((name) => TAKES_IN.test(name)))
        .flatMap((names) => names.filter((name) => OF_MODULE.test(name) && !name.startsWith(DARK) && !rules.has(name)));
    },
  ],
  [
    '@look-01 has no component whose styles are left out',
    (html) =>
      classesOf(html)
        .flat()
        .filter((name) => ABSENT.some((pattern) => pattern.test(name))),
  ],
  [
    '@paint-02 carries styles that the policy allows by hash, and no other',
    (html) => {
      const {firstView, scripts, styles} = inlineCode(html);
      const refused = [...firstView, ...scripts].filter((code) => !policy.includes(hashSource(code)));
      return firstView.length === 1 ? [...styles, ...refused] : ['not one set of styles'];
    },
  ],
  [
    '@paint-01 has no file that delays its first paint',
    (html) => {
      const [head = ''] = html.replaceAll(/<noscript>[^]*?<\/noscript>/g, '').split('<body');
      return head.match(/rel="?(stylesheet|preload)[^>]*|<script src(?![^>]* async)[^>]*/g) ?? [];
    },
  ],
])('Every page %s', (_, faultsOf) => {
  const faults = pages.flatMap(([file, html]) => faultsOf(html).map((fault) => `${file}: ${String(fault)}`));
  expect(faults).toEqual([]);
});

test('@paint-02 The policy allows no unknown inline code, and is a small header', () => {
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy.length).toBeLessThan(4000);
  expect(policy.match(/'sha256-/g)?.length).toBeLessThan(11);
});
