import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {breakPoints} from '../../src/features/guides/core/breakPoints';

const elementsIn = (element: Element, ...names: readonly string[]): Element[] => {
  const found: Element[] = [];
  visit(element, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
};

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}

const wordBreak = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

const withBreaks = (value: string): ElementContent[] =>
  breakPoints(value).flatMap((piece, index): ElementContent[] => {
    const text: ElementContent = {type: 'text', value: piece};
    return index > 0 ? [wordBreak(), text] : [text];
  });

function breakCode(cell: Element): void {
  for (const code of elementsIn(cell, 'code')) {
    code.children = code.children.flatMap((child) => (child.type === 'text' ? withBreaks(child.value) : [child]));
  }
}

/** Names each cell after its column, and says what each part is: a narrow screen shows rows as blocks, which have no roles. */
function labelCells(table: Element): void {
  const headings = elementsIn(table, 'th').map((heading) => textOf(heading).trim());
  table.properties.role = 'table';
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
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      labelCells(table);
      for (const cell of elementsIn(table, 'th', 'td')) breakCode(cell);
    });
  };
}
