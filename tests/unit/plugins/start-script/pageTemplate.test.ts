import {afterEach, describe, expect, test, vi} from 'vitest';

const STOCK = '@docusaurus/core/lib/ssg/ssgTemplate.html';

afterEach(() => {
  vi.doUnmock(STOCK);
  vi.resetModules();
});

describe("Docusaurus's template of a page", () => {
  test('gets one color mode, and no script before the text', async () => {
    const {pageTemplate} = await import('../../../../plugins/start-script/pageTemplate');
    const template = pageTemplate('start.js');
    expect(template).toContain('data-theme="light"');
    expect(template).not.toContain('preBodyTags');
    expect(template.match(/<script src/g)).toHaveLength(1);
    expect(template).toContain('start.js" async fetchpriority="high" data-styles=');
  });

  test.each([
    ['the attributes of the page', '<html <%~ it.htmlAttributes %>>'],
    ['the tags before the text', '<%~ it.preBodyTags %>'],
    ['the links of style sheets', '<% it.stylesheets.forEach((stylesheet) => { %>'],
    ['the tags of scripts', '<% it.scripts.forEach((script) => { %>'],
  ])('is rejected when it no longer holds %s as expected', async (_, part) => {
    const {default: stock} = await vi.importActual<{default: string}>(STOCK);
    vi.doMock(STOCK, () => ({default: stock.replace(part, '')}));
    const {pageTemplate} = await import('../../../../plugins/start-script/pageTemplate');
    expect(() => pageTemplate('start.js')).toThrow(`no longer contains ${part}`);
  });
});
