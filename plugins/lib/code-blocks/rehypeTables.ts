import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {breakPoints} from '../../../src/features/code/core/breakPoints';
import {shortCodeClass} from '../../../src/features/code/core/shortCode';
import {rehypeAlignment} from '../../../src/features/reference/core/rehypeAlignment';
import {textComponent} from '../markdown/markdown';
import {textOf} from './codeFences';

const elementsIn = (element: Element, ...names: readonly string[]): Element[] => {
  const found: Element[] = [];
  visit(element, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
};

/** Makes inline code components that can break at separators. Docusaurus would render an element with children as a block. */
function breakCode(table: Element): void {
  visit(table, 'element', (node, index, parent) => {
    if (node.tagName !== 'code' || index === undefined || !parent) return;
    const code = textOf(node);
    if (!shortCodeClass(code, 'table') && breakPoints(code).length > 1)
      parent.children[index] = textComponent('Breakable', {code}) as unknown as ElementContent;
  });
}

/** Adds column names to cells, and roles, because narrow screens show rows as blocks, which have none. */
function labelCells(table: Element): void {
  const headings = elementsIn(table, 'th').map((heading) => textOf(heading).trim());
  table.properties.role = 'table';
  if (headings.length === 2) table.properties.className = ['pairs'];
  for (const group of elementsIn(table, 'thead', 'tbody')) group.properties.role = 'rowgroup';
  for (const heading of elementsIn(table, 'th')) heading.properties.role = 'columnheader';
  for (const row of elementsIn(table, 'tr')) {
    row.properties.role = 'row';
    for (const [column, cell] of elementsIn(row, 'td').entries()) {
      cell.properties.role = 'cell';
      const heading = headings[column];
      if (heading) cell.properties['data-label'] = heading;
    }
  }
}

/** Prepares the tables of guides and landing pages for narrow screens (src/css/tables.css). */
export function rehypeTables() {
  const align = rehypeAlignment();
  return (tree: Root): void => {
    align(tree);
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      labelCells(table);
      breakCode(table);
    });
  };
}
