import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {fencesIn} from '../code-blocks/codeFences';
import {type KnownOperation, readKnownNames} from '../guide-names/knownNames';
import {API_SERVER} from '../../../src/config/apiServer';
import {findOperation} from '../../../src/features/pasted-request/core/findOperation';
import {readRequest} from '../../../src/features/pasted-request/core/readRequest';
import {guideFragment} from '../../../src/features/try-it/core/draft';
import {prettyText} from '../../../src/features/try-it/core/json';

/**
 * The URL of the form with the request of a curl command, in the sandbox.
 *
 * @param operation of the response that the guide shows
 * @returns undefined if the command sends another request, or more than one
 */
export function runUrl(command: string, {method, path, to}: KnownOperation): string | undefined {
  const read = readRequest(command);
  const request = read.kind === 'request' && command.trim().startsWith('curl') ? read.request : undefined;
  if (request?.host !== new URL(API_SERVER).host || request.open.length > 0 || request.end !== 'whole')
    return undefined;
  const found = findOperation(request, [{method, path, href: to}], to);
  if (found.kind === 'none' || found.otherPath !== undefined || found.methods) return undefined;
  const values: Record<string, string[]> = {};
  for (const [name, value] of found.values) values[`path:${name}`] = [value];
  for (const [name, value] of request.query) (values[`query:${name}`] ??= []).push(value);
  return (
    to +
    guideFragment({values, body: request.body === undefined ? undefined : prettyText(request.body), target: 'sandbox'})
  );
}

/**
 * Adds the URL of the form to each `<RequestResponse>` whose request can be sent from it: one curl command, and the response
 * of its operation. Runs before the code blocks are highlighted.
 */
export function rehypeRunLinks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'RequestResponse') return;
      const [request, response] = fencesIn({type: 'root', children: element.children});
      const shown = response?.info.bodies.find(({kind}) => kind === 'response');
      const operation = readKnownNames().operations.get(shown?.name ?? '');
      const url = request?.language === 'bash' && operation ? runUrl(request.text, operation) : undefined;
      if (url !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name: 'run', value: url});
    });
  };
}
