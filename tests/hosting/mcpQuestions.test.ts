import {readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/client';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFolder} from '../../src/mcp/server';
import {openSite} from '../../src/mcp/site';
import {callTool, connectedTo} from '../fixtures/mcpClient';

interface Question {
  readonly ask: string;
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly fact: string;
}

const QUESTIONS = parse(readFileSync('tests/search/assistants.yaml', 'utf8')) as readonly Question[];

/** Pages that are read in one call. */
const SEVERAL = 3;

/** The calls of an assistant that reads what the first one found: the best result, the next ones, and the rest of the best page. */
async function* textsFor(client: Client, {call, args}: Question): AsyncGenerator<string> {
  const {text} = await callTool(client, call, args);
  yield text;
  const urls = [...text.matchAll(/\bhttps:\/\/developers\.[^\s)\]"`]+/g)].map(([url]) => url.replace(/[.,]$/, ''));
  const [first = '', ...others] = new Set(urls.filter((url) => url.includes('/docs/')));
  yield (await callTool(client, 'get_page', {page: first})).text;
  if (others.length > 0) yield (await callTool(client, 'get_page', {page: others.slice(0, SEVERAL)})).text;
  const page = first.replace(/#.*/, '');
  yield (await callTool(client, 'get_page', page === first ? {page, part: 2} : {page})).text;
}

test('@ask-02 an assistant finds the facts of at least 28 of 30 questions within four calls', async () => {
  const client = await connectedTo(openSite(readFolder('build')));
  const missed: string[] = [];
  for (const question of QUESTIONS) {
    let isFound = false;
    for await (const text of textsFor(client, question)) {
      isFound = new RegExp(question.fact, 'i').test(text);
      if (isFound) break;
    }
    if (!isFound) missed.push(question.ask);
  }
  await client.close();
  expect(QUESTIONS).toHaveLength(30);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});
