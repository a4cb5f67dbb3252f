import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Replaces a part of the template. @throws when the part is not there, as it may be after an upgrade. */
function replaced(template: string, part: string, by: string): string {
  if (!template.includes(part)) {
    throw new Error(
      `Docusaurus's page template no longer contains ${part}. Compare plugins/page-template/pageTemplate.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.`,
    );
  }
  return template.replace(part, () => by);
}

/**
 * Docusaurus's template of a page, light as it comes and without a script inside of it. The classic theme puts one
 * before the text that picks a color mode, also from the query (`?docusaurus-theme=dark`). This site has one mode, and
 * a content security policy would have to allow that script by its hash. A theme's tags before the text (its
 * announcement bar has a script there, too) do not reach the page.
 */
export const pageTemplate = replaced(
  replaced(stockTemplate, '<html <%~ it.htmlAttributes %>>', '<html <%~ it.htmlAttributes %> data-theme="light">'),
  '<%~ it.preBodyTags %>',
  '',
);
