import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {publicFiles} from '../../src/config/publicFiles';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {fileOf, readBuilt, serveBuild} from '../fixtures/builtSite';
import {parts} from '../fixtures/routes';

interface Index {
  readonly $schema: string;
  readonly skills: readonly {
    readonly name: string;
    readonly type: string;
    readonly url: string;
    readonly digest: string;
  }[];
}

const request = serveBuild();

test('@agents-03 the index of skills leads to SKILL.md, whose digest it has and whose links exist', async () => {
  const {$schema, skills} = (await (await request(publicFiles.agentSkills)).json()) as Index;
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.map(({name, type}) => [name, type])).toEqual([['salesloft-api', 'skill-md']]);
  for (const {url, digest} of skills) {
    const response = await request(url);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const content = Buffer.from(await response.arrayBuffer());
    expect(digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
    const links = [...readBuilt(url).matchAll(/\]\((\/[^)#]+)/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => !existsSync(fileOf(to)))).toEqual([]);
  }
});

test('@agents-03 the zip file to take along has every Markdown version and the skill, and pages say how large it is', async () => {
  const zip = new Uint8Array(await (await request(publicFiles.offline)).arrayBuffer());
  const files = unzipSync(zip);
  for (const name of ['llms.txt', 'openapi/v2.json', 'openapi/v1.json', publicFiles.agentSkill.slice(1)])
    expect(Buffer.from(files[name] ?? []).toString()).toBe(readBuilt(name));
  expect(
    parts()
      .flatMap(({paths}) => paths)
      .filter((url) => !(markdownUrl(url).slice(1) in files)),
  ).toEqual([]);
  for (const page of ['/api.md', '/docs/platform/guides/assistants-and-mcp.md']) {
    const [, told = ''] = /offline\.zip\)[^\n]*about ([\d.]+) MB/.exec(readBuilt(page)) ?? [];
    expect(Math.abs(Number(told) * 1e6 - zip.length), `${page} says ${told} MB`).toBeLessThan(1e5);
  }
});
