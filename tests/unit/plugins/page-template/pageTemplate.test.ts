import {afterEach, describe, expect, test, vi} from 'vitest';

const STOCK = '@docusaurus/core/lib/ssg/ssgTemplate.html';

afterEach(() => {
  vi.doUnmock(STOCK);
  vi.resetModules();
});

describe("Docusaurus's template of a page", () => {
  test('gets one color mode, and no script before the text', async () => {
    const {pageTemplate} = await import('../../../../plugins/page-template/pageTemplate');
    expect(pageTemplate).toContain('data-theme="light"');
    expect(pageTemplate).not.toContain('preBodyTags');
  });

  test.each([
    ['the attributes of the page', '<html <%~ it.htmlAttributes %>>'],
    ['the tags before the text', '<%~ it.preBodyTags %>'],
  ])('is rejected when it no longer holds %s as expected', async (_, part) => {
    const {default: stock} = await vi.importActual<{default: string}>(STOCK);
    vi.doMock(STOCK, () => ({default: stock.replace(part, '')}));
    await expect(import('../../../../plugins/page-template/pageTemplate')).rejects.toThrow(
      `no longer contains ${part}`,
    );
  });
});
