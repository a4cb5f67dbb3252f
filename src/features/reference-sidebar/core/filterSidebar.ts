import type {Sidebar, SidebarGroup, SidebarLink} from './sidebar';

/** A word that is part of a request: `/v2/people`, `{id}`, `cadence_memberships`. */
const isRequest = (word: string): boolean => /[/_{]/.test(word);

/** Any id is as good as another: `{id}`, `{person_id}`, `:id`, `123`. Host, query and `.json` are no part of a path. */
const pathOf = (request: string): string =>
  request
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/\.json$/, '')
    .replaceAll(/\{[^}/]*\}?|(?<=\/)(?::\w+|\d+)(?=\/|$)/g, '{}');

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (isRequest(word) ? pathOf(word) : word));

/** The method is part of an operation's class name: `operation--post`. */
const textOf = ({label, className = ''}: SidebarLink): string =>
  `${label} ${className.replaceAll(/operation(--)?/g, ' ')}`.toLowerCase();

const fits = (wanted: readonly string[], text: string, path = ''): boolean =>
  wanted.every((word) => (isRequest(word) ? path : text).includes(word));

function filterGroup(group: SidebarGroup, wanted: readonly string[]): SidebarGroup[] {
  const own = textOf(group);
  if (fits(wanted, own)) return [group];
  const operations = group.operations.filter((operation) =>
    fits(wanted, `${own} ${textOf(operation)}`, pathOf(operation.path ?? '')),
  );
  return operations.length > 0 ? [{...group, operations}] : [];
}

/**
 * Groups and operations that have every word of a query: in their own name, their method or their group's name. Words of a
 * request are looked for in the path.
 */
export function filterSidebar(sidebar: Sidebar, query: string): Sidebar {
  const wanted = words(query);
  if (wanted.length === 0) return sidebar;
  return {...sidebar, groups: sidebar.groups.flatMap((group) => filterGroup(group, wanted))};
}

/** The URL of the first page that a query finds: of a group by its own name, else of its first operation that fits. */
export function firstMatch(sidebar: Sidebar, query: string): string | undefined {
  const wanted = words(query);
  const [group] = wanted.length > 0 ? filterSidebar(sidebar, query).groups : [];
  if (!group) return undefined;
  return fits(wanted, textOf(group)) ? group.href : group.operations[0]?.href;
}
