import {expect, test} from './test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';
const OPERATION = '/docs/api/people-index/';

test('the navbar and the sidebar lead to pages, and Back returns', async ({visitor}) => {
  await visitor.open('/');
  await visitor.click('.navbar a', 'API 2.0');
  await visitor.isAt('/docs/api/', 'Salesloft API 2.0');
  await visitor.click('.theme-doc-sidebar-container a', 'People');
  await visitor.isAt('/docs/api/people/', 'People');
  await visitor.click('.theme-doc-sidebar-container a', 'List people');
  await visitor.isAt(OPERATION, 'List people');
  await visitor.back();
  await visitor.isAt('/docs/api/people/', 'People');
  await visitor.back();
  await visitor.isAt('/docs/api/', 'Salesloft API 2.0');
});

test('Back to a page from before a reload goes to where the visitor was', async ({visitor}) => {
  const link = ['main li a', 'Filtering, paging and sorting'] as const;
  const scrollY = (): Promise<number> => visitor.run(() => Math.round(window.scrollY));
  await visitor.open(GUIDE);
  // A click scrolls to its target, and the first one opens no page.
  await visitor.click('#where-next');
  const before = await scrollY();
  await visitor.click(...link);
  await visitor.isAt('/docs/platform/api-basics/filtering-paging-sorting/', 'Filtering, paging and sorting');
  await visitor.reload();
  await visitor.back();
  await visitor.isAt(GUIDE, 'Rate limits');
  await visitor.until('is scrolled', async () => Math.abs((await scrollY()) - before) < 200);
  expect(before).toBeGreaterThan(1000);
});

test('search opens with a key, and the arrow keys choose a result', async ({visitor}) => {
  await visitor.open(GUIDE);
  await visitor.press('k', 'Control');
  await visitor.hasFocus('.DocSearch-Input');
  await visitor.press('Escape');
  await visitor.misses('.DocSearch-Input');
  await visitor.press('/');
  await visitor.hasFocus('.DocSearch-Input');
  await visitor.type('create a person');
  await visitor.sees('.DocSearch-Hit[aria-selected=true] .DocSearch-Hit-title', 'Create a person');
  await visitor.press('Enter');
  await visitor.isAt('/docs/api/people-create/', 'Create a person');
});

test('a language applies to guides and operations', async ({visitor}) => {
  await visitor.open(GUIDE);
  await visitor.click('[role=tab]', 'Python');
  await visitor.sees('[role=tab][aria-selected=true]', 'Python');
  await visitor.press('ArrowRight');
  await visitor.hasFocus('[role=tab][aria-selected=true]');
  await visitor.click('[role=tab]', 'Python');
  await visitor.open(OPERATION);
  await visitor.sees('input[name=sample-language]:checked + label', 'Python');
  await visitor.click('figure label', 'Node.js');
  await visitor.sees('input[name=sample-language]:checked + label', 'Node.js');
  await visitor.sees('input[name=sample-language]:checked + label + pre');
  await visitor.open(GUIDE);
  await visitor.sees('[role=tab][aria-selected=true]', 'Node.js');
});

test('a menu opens, and closes at Escape', async ({visitor}) => {
  await visitor.open('/');
  await visitor.click('.navbar summary', 'More');
  await visitor.sees('.navbar a', 'Marketplace');
  await visitor.press('Escape');
  await visitor.misses('.navbar a', 'Marketplace');
  await visitor.hasFocus('.navbar summary');
});

test('errors of a page are noticed', async ({visitor, takeErrors}) => {
  await visitor.open('/');
  await visitor.run(() => {
    console.error('made up');
    document.head.append(Object.assign(document.createElement('script'), {text: 'document.title = "inline"'}));
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  const errors: string[] = [];
  await visitor.until('all are reported', async () => {
    errors.push(...(await takeErrors()));
    return errors.length === 3;
  });
  expect(errors[0]).toBe('/: made up');
  expect(errors.join()).toMatch(/securitypolicyviolation inline/);
  expect(errors.join()).toMatch(/error .*thrown/);
});

test('print shows what is folded, and no controls', async ({visitor}) => {
  await visitor.open('/docs/api/people-create/');
  const folded = await visitor.run(() => document.querySelectorAll('details:not([open])').length);
  expect(folded).toBeGreaterThan(0);
  await visitor.run(() => {
    window.addEventListener('beforeprint', () => {
      document.title = String(document.querySelectorAll('details:not([open])').length);
    });
  });
  await visitor.print();
  await visitor.until('nothing is folded in print', () => visitor.run(() => document.title === '0'));
  expect(await visitor.run(() => document.querySelectorAll('details:not([open])').length)).toBe(folded);

  await visitor.misses('main details:not([open]) > :not(summary)');
  await visitor.run(() => {
    for (const {cssRules} of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
  });
  await visitor.misses('.navbar');
  await visitor.misses('main button');
  await visitor.sees('main details:not([open]) > :not(summary)');
});

test.describe('Without scripts', () => {
  test.use({hasScripts: false});

  test('an operation can be read and unfolded, and links work', async ({visitor}) => {
    await visitor.read('/docs/api/people-create/');
    await visitor.sees('h1', 'Create a person');
    await visitor.misses('[id="response-200-data.counts.calls"]');
    await visitor.click('[id="response-200-data.counts"] > details > summary');
    await visitor.sees('[id="response-200-data.counts.calls"]');
    await visitor.click('.theme-doc-sidebar-container a', 'List people');
    await visitor.isAt(OPERATION, 'List people');
    await visitor.sees('html[data-has-hydrated=false]');
  });
});
