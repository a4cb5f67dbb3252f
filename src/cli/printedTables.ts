import {ruleRows} from '../../plugins/lib/guide-checks/ruleTable';
import {patchRows} from '../../plugins/light-pages/table';

type Rows = readonly (readonly string[])[];

/** The tables that code has, by the comment above each: `<!-- table: guide-rules -->`. */
const TABLES: Readonly<Record<string, Rows>> = {'guide-rules': ruleRows, patches: patchRows};

/** A table in the format of Prettier. */
function written(rows: Rows): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [head, widths.map((width) => '-'.repeat(width)), ...others]
    .map((row) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |\n`)
    .join('');
}

/** A document with its tables as code has them. @throws when code has no such table */
export const withTables = (text: string, tables = TABLES): string =>
  text.replaceAll(/(?<=^<!-- table: (.+) -->\n\n)(?:\|.*\n)*/gm, (_, name: string) => {
    const rows = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (!rows)
      throw new Error(`There is no table ${name}. Add it to src/cli/printedTables.ts, or correct the comment.`);
    return written(rows);
  });
