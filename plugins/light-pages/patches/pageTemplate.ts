import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {HEAD_SCRIPT} from '../../../src/features/page-loading/core/headScript';
import type {Matched, Patch} from '../patch';

const ROOT = '<html <%~ it.htmlAttributes %>>';
const TAGS_BEFORE_TEXT = '<%~ it.preBodyTags %>';

/** A loop of the template that writes a link to each style sheet. */
const STYLE_LINKS = `<% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>`;

/** A loop of the template that writes a tag for each script. */
const SCRIPT_TAGS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

export const pageTemplate: Patch = {
  replaces: "Four parts of Docusaurus's page template (`ssrTemplate` is a public option)",
  why: "The site has one color mode, and the theme's inline scripts for it would need hashes in the content security policy. Scripts start after the first paint.",
  gain: 'The first paint is 0.2 to 0.4 s earlier on a slow phone',
  measure: 'npm run bench -- --against <folder>',
  removeWhen:
    'the classic theme omits its scripts with `disableSwitch`, and Docusaurus loads scripts after the first paint',
  expects: [ROOT, TAGS_BEFORE_TEXT, STYLE_LINKS, SCRIPT_TAGS],
};

/** URLs of a list of the template, separated by spaces. */
const urls = (list: string): string => `<%= it.${list}.map((file) => it.baseUrl + file).join(' ') %>`;

/**
 * Docusaurus's page template in light mode, with one inline script for the fragment and the font, and with a script that loads
 * the style sheet and the other scripts. Without script, the style sheet loads first (`plugins/page-output/criticalCss.ts`).
 * @param startScript the path of the start script below the base URL
 */
export function templateWith(startScript: string, matched: Matched, stock: string = stockTemplate): string {
  const parts = [
    [ROOT, ROOT.replace(/>$/, ' data-theme="light">')],
    [TAGS_BEFORE_TEXT, ''],
    [STYLE_LINKS, `<script>${HEAD_SCRIPT}</script><noscript>${STYLE_LINKS}</noscript>`],
    [
      SCRIPT_TAGS,
      `<script src="<%= it.baseUrl %>${startScript}" async fetchpriority="high" data-styles="${urls('stylesheets')}" data-scripts="${urls('scripts')}"></script>`,
    ],
  ] as const;
  return parts.reduce((template, [part, by]) => {
    matched(part, template.split(part).length - 1);
    return template.replace(part, () => by);
  }, stock);
}
