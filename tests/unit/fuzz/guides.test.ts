import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pageCheck} from '../../../plugins/lib/guide-checks/pageCheck';
import {runs} from '../support/runs';
import {soon} from '../support/soon';

/** Parts of pages that parsers stumble over. */
const PARTS = [
  ...['---\n', 'title: a\n', 'title: "a\n', 'keywords: [a\n', 'keywords: 1\n', '# One\n', '## Two {#two}\n', '\n\n'],
  ...[
    '<b>',
    '</b>',
    '<foo-bar>',
    '<Event name=',
    '{name}',
    '{',
    '}',
    '{/* ',
    ' */}',
    '`',
    '```json\n',
    '```json response people_index 200\n',
  ],
  ...[
    '{"a": 1}',
    '[',
    '](javascript:alert(1))',
    '![',
    '<!--',
    '-->',
    'import x from "y"\n',
    'export const a = 1\n',
    '|a|b|\n',
    '> ',
    '- ',
  ],
  ...[
    'constructor',
    '__proto__',
    '\u0000',
    '\uD800',
    '\u202E',
    '&nbsp;',
    '&#x110000;',
    '\r',
    '\uFEFF',
    ':::note\n',
    '^'.repeat(99),
  ],
] as const;

const check = pageCheck({openapi: '3.1.0', paths: {}, components: {}});

test('a guide of hostile parts is checked soon, and each problem names file and line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({unit: 'binary', maxLength: 9})), {maxLength: 60}),
      async (parts) => {
        const mdx = parts.join('');
        const problems = await soon(() => check('docs/guide.mdx', mdx));
        for (const problem of problems) {
          expect(problem).toContain('docs/guide.mdx');
          expect(problem).not.toMatch(/\n\s+at /);
        }
      },
    ),
    {numRuns: runs(20_000)},
  );
}, 1_200_000);
