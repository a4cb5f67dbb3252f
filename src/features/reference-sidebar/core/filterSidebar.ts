import type {Sidebar, SidebarGroup} from './sidebar';

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The method is part of an operation's class name: `operation--post`. */
const textOf = ({label, className = ''}: {label: string; className?: string}): string =>
  `${label} ${className.replaceAll(/operation(--)?/g, ' ')}`.toLowerCase();

function filterGroup(group: SidebarGroup, wanted: readonly string[]): SidebarGroup[] {
  const own = textOf(group);
  if (wanted.every((word) => own.includes(word))) return [group];
  const operations = group.operations.filter((operation) => {
    const text = `${own} ${textOf(operation)}`;
    return wanted.every((word) => text.includes(word));
  });
  return operations.length > 0 ? [{...group, operations}] : [];
}

/** Groups and operations that hold every word of a query: in their own name, their method or their group's name. */
export function filterSidebar(sidebar: Sidebar, query: string): Sidebar {
  const wanted = words(query);
  if (wanted.length === 0) return sidebar;
  return {...sidebar, groups: sidebar.groups.flatMap((group) => filterGroup(group, wanted))};
}
