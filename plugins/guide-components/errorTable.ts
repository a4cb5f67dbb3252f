import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {type ErrorMessage, errorMessages} from '../../openapi/model/errorMessages';
import {inlineMarkdown} from '../markdown-pages/markdown';
import {code, link, text} from '../markdown-pages/nodes';
import type {KnownNames} from './knownNames';

const row = (...cells: (readonly PhrasingContent[])[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children: [...children]})),
});

/** A copy, because parsed texts are shared. */
const words = (markdown: string): readonly PhrasingContent[] => structuredClone(inlineMarkdown(markdown));

/** @throws when there is no such operation */
function placeOf({operation}: ErrorMessage, {operations}: KnownNames): readonly PhrasingContent[] {
  if (operation === undefined) return [text('Any operation')];
  const found = operations.get(operation);
  if (!found) throw new Error(`there is no operation ${operation}. Correct it in openapi/model/errorMessages.ts`);
  return [link(found.to, code(`${found.method.toUpperCase()} ${found.path}`))];
}

/**
 * The known messages of a status, as a Markdown table.
 * @throws when there are none
 */
export function errorTable(status: string, names: KnownNames): Table {
  const messages: readonly ErrorMessage[] = errorMessages.filter((message) => String(message.status) === status);
  if (messages.length === 0)
    throw new Error(`openapi/model/errorMessages.ts has no message of the status "${status}". Correct the status`);
  const hasPlaces = messages.some(({operation}) => operation !== undefined);
  const headings = ['Message', ...(hasPlaces ? ['Where'] : []), 'Cause', 'Do this'];
  const rows = messages.map((message) =>
    row(
      [code(message.text)],
      ...(hasPlaces ? [placeOf(message, names)] : []),
      words(message.cause),
      words(message.fix),
    ),
  );
  return {type: 'table', children: [row(...headings.map((heading) => [text(heading)])), ...rows]};
}
