import type {Table} from 'mdast';
import {type ErrorMessage, errorMessages} from '../../../../openapi/model/errorMessages';
import {inlineMarkdown} from '../../markdown/markdown';
import {code, link, text} from '../../markdown/nodes';
import type {KnownNames} from '../../guide-names/knownNames';
import {type Cell, table} from './cells';

/** A copy, because parsed texts are shared. */
const words = (markdown: string): Cell => structuredClone(inlineMarkdown(markdown));

/** @throws when there is no such operation */
function placeOf({operation}: ErrorMessage, {operations}: KnownNames): Cell {
  if (operation === undefined) return [text('Any operation')];
  const found = operations.get(operation);
  if (!found) throw new Error(`there is no operation ${operation}. Correct it in openapi/model/errorMessages.ts`);
  return [link(found.to, code(`${found.method.toUpperCase()} ${found.path}`))];
}

/**
 * The known messages of a status.
 * @throws when there are none
 */
export function errorTable(status: string, names: KnownNames): Table {
  const messages: readonly ErrorMessage[] = errorMessages.filter((message) => String(message.status) === status);
  if (messages.length === 0)
    throw new Error(`openapi/model/errorMessages.ts has no message of the status "${status}". Correct the status`);
  const hasPlaces = messages.some(({operation}) => operation !== undefined);
  return table(
    ['Message', ...(hasPlaces ? ['Where'] : []), 'Cause', 'Do this'],
    messages.map((message) => [
      [code(message.text)],
      ...(hasPlaces ? [placeOf(message, names)] : []),
      words(message.cause),
      words(message.fix),
    ]),
  );
}
