import {createHash} from 'node:crypto';
import {stringify} from 'yaml';
import {publicFiles} from '../../../src/config/publicFiles';
import {guideUrl} from '../../../src/config/routes';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {writeIn} from '../../../src/node/files';
import {type Block, heading, link, textOf, writeMarkdown} from '../markdown/markdown';
import {type MarkdownPage, withLinks} from '../markdown-pages/markdownPage';
import {instructions} from '../markdown-pages/llmsTxt';

/** The name of the skill, which is also its folder, and when to use it. */
const skill = {
  name: 'salesloft-api',
  description:
    'Write and check code that calls the Salesloft REST API 2.0: authentication, scopes, paging, filters, rate limits, webhook signatures, and mistakes that models make. Use it when code or a question is about Salesloft.',
} as const;

/** Sections of guides that the skill repeats: their tables and lists, with the sentence before them. */
const SECTIONS = [
  {title: 'OAuth', guide: 'api-basics/oauth-authentication', sections: ['The flow in four requests']},
  {title: 'Lists', guide: 'api-basics/filtering-paging-sorting', sections: ['Paging', 'Filtering']},
  {title: 'After a 429', guide: 'api-basics/rate-limits', sections: ['Recover from a 429']},
  {title: 'Webhooks', guide: 'webhooks/delivery-headers', sections: ['The two headers', 'Receive and verify']},
  {title: 'Mistakes', guide: 'guides/assistants-and-mcp', sections: ['Check what an assistant wrote']},
] as const;

const isRepeated = (block: Block | undefined): boolean => block?.type === 'table' || block?.type === 'list';

const introduces = (block: Block): boolean => block.type === 'paragraph' && textOf(block.children).endsWith(':');

/** The tables and lists between a heading and the next. @throws when the page has no such heading, or nothing to repeat below it */
function sectionOf({blocks, url, source = ''}: MarkdownPage, title: string): Block[] {
  const start = blocks.findIndex((block) => block.type === 'heading' && textOf(block.children).trim() === title);
  const after = blocks.slice(start + 1);
  const end = after.findIndex((block) => block.type === 'heading');
  const section = after.slice(0, end === -1 ? undefined : end);
  const repeated = section.filter(
    (block, index) => isRepeated(block) || (introduces(block) && isRepeated(section[index + 1])),
  );
  if (start !== -1 && repeated.length > 0)
    return withLinks(repeated, (to) => (to.startsWith('#') ? `${url}${to}` : to));
  throw new Error(
    `${source} has no heading "${title}" with a table or a list, which the skill for assistants repeats. Add it, or change plugins/lib/agent-skill/skill.ts.`,
  );
}

/**
 * The text of SKILL.md (https://agentskills.io/specification).
 * Its links have no origin, which would make it longer than assistants read.
 * @throws when a guide lacks a section that it repeats
 */
export function skillText(pages: readonly MarkdownPage[], siteUrl: string): string {
  const parts = SECTIONS.flatMap(({title, guide, sections}): Block[] => {
    const url = markdownUrl(guideUrl(guide));
    const page = pages.find((other) => other.url === url);
    if (!page) throw new Error(`There is no ${url}, which the skill for assistants repeats.`);
    // The heading is the link to the guide, which saves a line for each.
    return [heading(2, link(url, title)), ...sections.flatMap((section) => sectionOf(page, section))];
  });
  const head = [...instructions(), `- URLs are relative to ${siteUrl}.`];
  return `---\n${stringify(skill, {lineWidth: 0})}---\n\n# Call the Salesloft API\n\n${head.join('\n')}\n\n${writeMarkdown(parts)}`;
}

/** Writes the skill for assistants, and the index in which programs find it (Agent Skills Discovery 0.2.0). */
export function writeAgentSkill(outDir: string, pages: readonly MarkdownPage[], siteUrl: string): void {
  const {agentSkill: url, agentSkills: indexUrl} = publicFiles;
  const content = skillText(pages, siteUrl);
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{...skill, type: 'skill-md', url, digest}],
  };
  writeIn(outDir, url, content);
  writeIn(outDir, indexUrl, `${JSON.stringify(index, null, 2)}\n`);
}
