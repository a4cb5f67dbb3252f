import type {ApiChange, FollowFacts, FollowedOperation} from './followFacts';

export interface FollowReport {
  readonly operations: readonly FollowedOperation[];
  /** Newest first. */
  readonly changes: readonly ApiChange[];
  /** In alphabetical order. */
  readonly scopes: readonly string[];
  /** Points of one call of each operation. */
  readonly points: number;
  /** Day since which there is no other change. */
  readonly since: string;
}

/** What changed for some operations since a day, and what they need. */
export function followReport(facts: FollowFacts, pages: readonly string[], since: string): FollowReport {
  const operations = facts.operations.filter(({href}) => pages.includes(href));
  return {
    operations,
    changes: facts.changes.filter((change) => change.day >= since && change.pages.some((page) => pages.includes(page))),
    scopes: [...new Set(operations.flatMap(({scopes}) => scopes))].sort(),
    points: operations.reduce((sum, {cost}) => sum + cost, 0),
    since: since < facts.start ? facts.start : since,
  };
}

export const requestName = ({method, path}: FollowedOperation): string => `${method.toUpperCase()} ${path}`;

const section = (title: string, lines: readonly string[], none: string): string =>
  [`## ${title}`, '', ...(lines.length > 0 ? lines : [none]), ''].join('\n');

/** The report as Markdown. @param origin of the site, for its links */
export function reportMarkdown({operations, changes, scopes, points, since}: FollowReport, origin: string): string {
  const link = (operation: FollowedOperation): string =>
    `[${operation.summary}](${origin}${operation.href}) \`${requestName(operation)}\``;
  const changed = changes.flatMap(({day, title, url, lines, advice}) => [
    `- ${day}: [${title}](${origin}${url})`,
    ...lines.map((line) => `  - ${line}`),
    `  - What to do: ${advice}`,
  ]);
  return [
    '# Your operations of the Salesloft API\n',
    section(`Changes since ${since}`, changed, 'None.'),
    section(
      'Deprecated',
      operations.filter(({deprecated}) => deprecated !== undefined).map((one) => `- ${link(one)}`),
      'None.',
    ),
    section(
      'Unverified',
      operations.flatMap((one) => one.unverified.map((what) => `- ${link(one)}: ${what}`)),
      'None.',
    ),
    section(
      'Scopes',
      scopes.map((scope) => `- \`${scope}\``),
      'None documented.',
    ),
    section(
      `Operations: ${String(operations.length)}. One call of each, except deep pages: ${String(points)} points`,
      operations.map((one) => `- ${link(one)}: ${String(one.cost)}`),
      'None.',
    ),
  ].join('\n');
}
