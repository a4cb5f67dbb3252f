import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {publicFiles} from '../../../src/config/publicFiles';
import type {MarkdownPage} from '../markdown-pages/markdownPage';
import {skill, skillText} from './skill';

/** Writes the skill for assistants, and the index in which programs find it (Agent Skills Discovery 0.2.0). */
export function writeAgentSkill(outDir: string, pages: readonly MarkdownPage[], siteUrl: string): void {
  const {agentSkill: url, agentSkills: indexUrl} = publicFiles;
  const content = skillText(pages, siteUrl);
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{...skill, type: 'skill-md', url, digest}],
  };
  mkdirSync(path.dirname(path.join(outDir, url)), {recursive: true});
  writeFileSync(path.join(outDir, url), content);
  writeFileSync(path.join(outDir, indexUrl), `${JSON.stringify(index, null, 2)}\n`);
}
