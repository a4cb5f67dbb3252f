// cspell:words acount
import {expect, test} from 'vitest';
import {execFileSync} from 'node:child_process';

const FOLDER = 'docs/platform/api-basics/samples';

/** How each language calls the check of the guide's client with a query and the metadata of its response. */
const RUN: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  mjs: [
    'node',
    '--input-type=module',
    '-e',
    `import {assertFiltersApplied} from './salesloft.mjs';
     const [query, metadata] = process.argv.slice(1);
     assertFiltersApplied(new URLSearchParams(query), JSON.parse(metadata));`,
  ],
  py: [
    'python3',
    '-c',
    `import json, sys
from urllib.parse import parse_qsl
sys.path.insert(0, ".")
sys.dont_write_bytecode = True
from salesloft import assert_filters_applied
assert_filters_applied(parse_qsl(sys.argv[1]), json.loads(sys.argv[2]))`,
  ],
};

/** Runs the check. @throws with its message if it finds an ignored filter */
function check(language: string, query: string, filtering: object): void {
  const [command = '', ...args] = RUN[language] ?? [];
  execFileSync(command, [...args, query, JSON.stringify({filtering})], {cwd: FOLDER, stdio: 'pipe'});
}

test.each(['mjs', 'py'])('salesloft.%s names a filter that was ignored', (language) => {
  expect(() => {
    check(language, 'acount_id[]=5501&per_page=5', {});
  }).toThrow('The API ignored these filters: acount_id');
});

test.each(['mjs', 'py'])('salesloft.%s accepts filters that were applied, paging, and switches', (language) => {
  const switches = 'include_meetings_settings=true&scoped_fields[]=subject&visible_only=false&show_deleted=true';
  check(language, `status=pending&updated_at[gt]=2026-09-10&page=2&include_paging_counts=true&${switches}`, {
    status: 'pending',
    updated_at: {gt: '2026-09-10'},
  });
});
