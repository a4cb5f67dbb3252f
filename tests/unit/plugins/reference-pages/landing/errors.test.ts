import {escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {highlight} from '../../../../../src/features/code/core/highlight';
import {adviceOn} from '../../../../../plugins/reference-pages/landing/errorAdvice';
import {errorsSection} from '../../../../../plugins/reference-pages/landing/errorsSection';
import {type Response, type Schema, type Spec, operationsOf} from '../../../../../openapi/model/spec';
import {apiVersions} from '../../../../../src/config/apiVersions';

const ref = (name: string): Response => ({$ref: `#/components/responses/${name}`}) as Response;
const errorSchema = {$ref: '#/components/schemas/Error'} as Schema;

const specOf = (responses: Readonly<Record<string, Response>>, shared: Readonly<Record<string, Response>>): Spec => ({
  openapi: '3.1.0',
  info: {title: 'Made-up API', version: '9.0'},
  servers: [],
  tags: [],
  paths: {'/a': {get: {operationId: 'a', summary: 'A', responses}}},
  components: {
    schemas: {Error: {properties: {Error: {type: 'string', description: 'Why.'}}, required: ['Error']}},
    responses: shared,
  },
});

const sectionOf = (spec: Spec): string =>
  errorsSection(spec)
    .join('\n\n')
    .replaceAll(/\n{2,}/g, '\n\n');
const anchorsOf = (section: string): (string | undefined)[] =>
  [...section.matchAll(/ anchor=\{"([^"]*)"\}/g)].map(([, anchor]) => anchor);

describe('the errors of a version', () => {
  test('are told once for each status: meaning, words, fields, example and what to do', () => {
    const example = {Error: 'No such {record}'};
    const spec = specOf(
      {200: {description: 'Fine.'}, 404: ref('NotFound'), 401: ref('Unauthorized')},
      {
        NotFound: {description: 'No {record}.', content: {'application/json': {schema: errorSchema, example}}},
        Unauthorized: {description: 'No token.', 'x-unverified': 'Its body.'},
      },
    );
    expect(sectionOf(spec).split('\n\n').slice(2)).toEqual([
      String.raw`### 401 Unauthorized \{#error-401}`,
      'No token.',
      '<Unverified what={"Its body."} />',
      `**What to do.** ${adviceOn('401')}`,
      String.raw`### 404 Not found \{#error-404}`,
      String.raw`No \{record\}.`,
      '<Fields>',
      '<Field name={"Error"} anchor={"response-404-error"} type={"string"} required>',
      'Why.',
      '</Field>',
      '</Fields>',
      `<CodeBlock title={"404 Not found"} language={"json"} html={${JSON.stringify(
        highlight(JSON.stringify(example, null, 2), 'json'),
      )}} />`,
      `**What to do.** ${adviceOn('404')}`,
    ]);
  });

  test('are told together where a status has several forms, each field at an address of its own', () => {
    const content = {'application/json': {schema: errorSchema}};
    const section = sectionOf(
      specOf({422: ref('Refused'), 423: ref('Refused')}, {Unused: {}, Refused: {description: 'One.', content}}),
    );
    expect(anchorsOf(section)).toEqual(['response-422-error', 'response-423-error']);

    const spec = specOf(
      {422: ref('Refused')},
      {Refused: {description: 'One.', content}, Other: {description: 'Two.', content}},
    );
    const post = {operationId: 'b', summary: 'B', responses: {422: ref('Other')}};
    const both = sectionOf({...spec, paths: {...spec.paths, '/b': {post}}});
    expect(both.match(/^### .*/gm)).toEqual([String.raw`### 422 Unprocessable content \{#error-422}`]);
    expect(both.indexOf('One.')).toBeLessThan(both.indexOf('Two.'));
    expect(anchorsOf(both)).toEqual(['response-422-error', 'response-422-other-error']);
  });

  test('are left out where operations share none', () => {
    expect(sectionOf(specOf({401: {description: 'In place.'}}, {}))).toBe('');
    expect(sectionOf(specOf({200: ref('Fine')}, {Fine: {description: 'Good.'}}))).toBe('');
  });

  test('have no advice where a status is not one of ours', () => {
    const section = sectionOf(specOf({418: ref('Teapot')}, {Teapot: {description: 'Short and stout.'}}));
    expect(section).toContain('### 418 \\{#error-418}\n\nShort and stout.');
    expect(section).not.toContain('What to do');
  });

  test('have headings whose ids the generator reads', () => {
    const [heading = ''] = /^### .*/m.exec(sectionOf(specOf({401: ref('A')}, {A: {}}))) ?? [];
    // The generator escapes the id unless it is escaped, MDX unescapes it, and the generator parses what is left.
    expect(escapeMarkdownHeadingIds(heading)).toBe(heading);
    expect(parseMarkdownHeadingId(heading.replace('### ', '').replace('\\', ''))).toEqual({
      text: '401 Unauthorized',
      id: 'error-401',
    });
  });
});

describe.each(apiVersions)('the published errors of API $label', ({id}) => {
  const spec = JSON.parse(readFileSync(`openapi/dist/published/openapi/${id}.json`, 'utf8')) as Spec;
  const statuses = new Set(
    operationsOf(spec).flatMap(({responses = {}}) =>
      Object.keys(responses).filter((status) => !status.startsWith('2')),
    ),
  );

  test('have a heading for every status that an operation answers with', () => {
    const headed = [...sectionOf(spec).matchAll(/\{#error-(\d+)\}/g)].map(([, status]) => status);
    expect(headed).toEqual([...statuses].sort());
  });

  test.each([...statuses])('say what to do on %s', (status) => {
    expect(adviceOn(status)).not.toBe('');
  });
});
