import {createHash} from 'node:crypto';
import {existsSync, statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {publicFiles} from '../../src/config/publicFiles';
import {fileOf, readBuilt, serveBuild} from '../fixtures/builtSite';

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

test('@agents-03 pages say how large the zip file to take along is', () => {
  const {size} = statSync(fileOf(publicFiles.offline));
  for (const page of ['/api.md', '/docs/platform/guides/assistants-and-mcp.md']) {
    const [, told = ''] = /offline\.zip\)[^\n]*about ([\d.]+) MB/.exec(readBuilt(page)) ?? [];
    expect(Math.abs(Number(told) * 1e6 - size), `${page} says ${told} MB`).toBeLessThan(1e5);
  }
});
