import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {HEAD_SCRIPT} from '../../src/features/page-loading/core/headScript';

/** Replaces a part of the template. @throws when the part is missing, for example after an upgrade */
function replaced(template: string, part: string, by: string): string {
  if (!template.includes(part)) {
    throw new Error(
      `Docusaurus's page template no longer contains ${part}. Compare plugins/start-script/pageTemplate.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.`,
    );
  }
  return template.replace(part, () => by);
}

/** A loop of the template that writes a link to each style sheet. */
const STYLE_LINKS = `<% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>`;

/** A loop of the template that writes a tag for each script. */
const SCRIPT_TAGS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** URLs of a list of the template, separated by spaces. */
const urls = (list: string): string => `<%= it.${list}.map((file) => it.baseUrl + file).join(' ') %>`;

/**
 * Docusaurus's page template in light mode, with one inline script for the fragment and the font, and with a script that loads
 * the style sheet and the other scripts. Without script, the style sheet loads first (`plugins/page-output/firstView.ts`). The classic
 * theme adds scripts for color mode and announcement bar. This site needs neither, and a content security policy would have
 * to allow them by hash.
 * @param startScript the path of the start script below the base URL (`plugins/start-script`)
 */
export function pageTemplate(startScript: string): string {
  const parts = [
    ['<html <%~ it.htmlAttributes %>>', '<html <%~ it.htmlAttributes %> data-theme="light">'],
    ['<%~ it.preBodyTags %>', ''],
    [STYLE_LINKS, `<script>${HEAD_SCRIPT}</script><noscript>${STYLE_LINKS}</noscript>`],
    [
      SCRIPT_TAGS,
      `<script src="<%= it.baseUrl %>${startScript}" async fetchpriority="high" data-styles="${urls('stylesheets')}" data-scripts="${urls('scripts')}"></script>`,
    ],
  ] as const;
  let template: string = stockTemplate;
  for (const [part, by] of parts) template = replaced(template, part, by);
  return template;
}
