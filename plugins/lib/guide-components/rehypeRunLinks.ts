import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {fencesIn} from '../code-blocks/codeFences';
import {type KnownOperation, readKnownNames} from '../guide-names/knownNames';
import {API_SERVER} from '../../../src/config/apiServer';
import {guideFragment} from '../../../src/features/try-it/core/draft';
import {pairOf} from '../../../src/features/try-it/core/fields';

/** The words of a command in the shell, without quotes. */
const wordsOf = (command: string): string[] =>
  [...command.replaceAll(/\\\n/g, ' ').matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

/** What the shell replaces or connects, except for the key in a header. */
const SHELL = /\$\(|<<|\$(?!SALESLOFT_API_KEY\b)\{?\w|[|&;]\s|\n(?!\s)/;

/** A curl command, as far as guides use it. Undefined for a program, and for a command whose request depends on the shell. */
function readCurl(command: string) {
  const [program, ...words] = wordsOf(command.trim());
  if (program !== 'curl' || SHELL.test(command.trim().replaceAll(/'[^']*'/g, ''))) return undefined;
  const after = (...options: string[]): string[] =>
    words.flatMap((word, index) => (options.includes(words[index - 1] ?? '') ? [word] : []));
  const target = words.find((word) => word.startsWith(API_SERVER));
  if (target === undefined) return undefined;
  const url = new URL(target);
  const data = after('-d', '--data', '--data-raw', '--data-urlencode');
  const isQuery = words.includes('-G');
  if (isQuery) for (const [name, value] of data.map(pairOf)) url.searchParams.append(name, value);
  const body = isQuery ? undefined : data[0];
  const [method = body === undefined ? 'GET' : 'POST'] = after('-X');
  return {method, url, body};
}

/** The values of the placeholders of a path. Undefined if it is another path. */
function pathValues(path: string, pathname: string): readonly (readonly [name: string, value: string])[] | undefined {
  const wanted = path.split('/');
  const given = pathname.split('/');
  const isSame =
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at]);
  if (!isSame) return undefined;
  return wanted.flatMap((part, at) =>
    part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[at] ?? '')] as const] : [],
  );
}

/**
 * The URL of the form with the request of a curl command, in the sandbox.
 *
 * @param operation of the response that the guide shows
 * @returns undefined if the command sends another request, or more than one
 */
export function runUrl(command: string, {method, path, to}: KnownOperation): string | undefined {
  const curl = readCurl(command);
  const inPath = curl && pathValues(path, curl.url.pathname);
  if (!inPath || curl.method.toLowerCase() !== method) return undefined;
  const values: Record<string, string[]> = {};
  for (const [name, value] of inPath) values[`path:${name}`] = [value];
  for (const [name, value] of curl.url.searchParams) (values[`query:${name}`] ??= []).push(value);
  return to + guideFragment({values, body: curl.body, target: 'sandbox'});
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
