import {type Sidebar, type SidebarGroup, type SidebarLink, groupsIn} from './sidebar';

/** A word that is part of a request: `/v2/people`, `{id}`, `cadence_memberships`. */
const isRequest = (word: string): boolean => /[/_{]/.test(word);

/** Treats all IDs as equal: `{id}`, `{person_id}`, `:id`, `123`. Removes host, query and `.json`. */
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

/** The method is part of an operation's class name: `operation--post`. Its ID, the end of its URL, often has other words than its label. */
const textOf = ({label, href, className = ''}: SidebarLink): string =>
  `${label} ${href.split('/').at(-2) ?? ''} ${className.replaceAll(/operation(--)?/g, ' ')}`.toLowerCase();

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

/** What has every word of a query in its name, method, ID or group name, or in its path if that is requested. */
export function filterSidebar(sidebar: Sidebar, query: string): Sidebar {
  const wanted = words(query);
  if (wanted.length === 0) return sidebar;
  const sections = sidebar.sections.map(({heading, groups}) => ({
    heading,
    groups: groups.flatMap((group) => filterGroup(group, wanted)),
  }));
  return {...sidebar, sections: sections.filter(({groups}) => groups.length > 0)};
}

export function firstMatch(sidebar: Sidebar, query: string): string | undefined {
  const wanted = words(query);
  const [group] = wanted.length > 0 ? groupsIn(filterSidebar(sidebar, query)) : [];
  if (!group) return undefined;
  return fits(wanted, textOf(group)) ? group.href : group.operations[0]?.href;
}
