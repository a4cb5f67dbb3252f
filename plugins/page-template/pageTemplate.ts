import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Replaces a part of the template. @throws when the part is missing, for example after an upgrade */
function replaced(template: string, part: string, by: string): string {
  if (!template.includes(part)) {
    throw new Error(
      `Docusaurus's page template no longer contains ${part}. Compare plugins/page-template/pageTemplate.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.`,
    );
  }
  return template.replace(part, () => by);
}

/**
 * Docusaurus's page template in light mode and without inline scripts. The classic theme adds scripts for color mode and
 * announcement bar. This site needs neither, and a content security policy would have to allow them by hash.
 */
export const pageTemplate = replaced(
  replaced(stockTemplate, '<html <%~ it.htmlAttributes %>>', '<html <%~ it.htmlAttributes %> data-theme="light">'),
  '<%~ it.preBodyTags %>',
  '',
);
