import {requestUrl} from './requestUrl';
import {jsonText} from './jsonText';
import type {Literals} from './literals';
import {headersOf, type NameValue, type SampleRequest} from './request';

/** The part of a plugin of @scalar/snippetz that is used here. */
interface Generator {
  readonly generate: (request: {
    readonly method: string;
    readonly url: string;
    readonly headers: NameValue[];
    readonly queryString: NameValue[];
    readonly cookies: NameValue[];
    readonly postData?: {readonly mimeType: string; readonly text: string};
  }) => string;
}

/** How the samples of one language come to be. */
export interface Target {
  readonly generator: Generator;
  readonly literals: Literals;
  /** Makes a complete, correct program of snippetz' output, in which every text is still a marker on one line. */
  readonly complete?: (program: string, request: SampleRequest) => string;
  /** Content type that snippetz treats as plain text, where `text/plain` is not one. */
  readonly bodyKind?: 'application/octet-stream';
}

export type SampleWriter = (request: SampleRequest) => string;

/** Host of the markers; no header's name and no method can hold an underscore. */
const HOST = 'sample_host.invalid';
const PATH = '/sample_path';
const BODY = 'sample_body';

/** A marker, its quotes if any, and the name of the header before it where the language writes both as one text. */
const MARKED = new RegExp(
  String.raw`@?(["']?)((?:[\w-]+: )?)(https?://${HOST}${PATH}|${HOST}|${PATH}|${BODY}|sample_header_\d+)\1`,
  'g',
);

type Match = [whole: string, quote: string, before: string, marker: string, offset: number];

/** Marker of the body's type: the generators' own ways to say it know no marker. */
export const contentTypeMarker = (request: SampleRequest): string =>
  `sample_header_${String(headersOf(request).findIndex(({name}) => name.toLowerCase() === 'content-type'))}`;

/** The text behind each marker. */
function textsOf(request: SampleRequest, headers: readonly NameValue[]): ReadonlyMap<string, string> {
  const address = requestUrl(request);
  const [origin = '', host = ''] = /^https?:\/\/([^/?#]*)/.exec(address) ?? [];
  const path = address.slice(origin.length);
  return new Map([
    [`${address.split('//')[0] ?? ''}//${HOST}${PATH}`, address],
    [HOST, host],
    [PATH, path.startsWith('/') ? path : `/${path}`],
    ...headers.map(({value}, index): [string, string] => [`sample_header_${String(index)}`, value]),
  ]);
}

/** The body as the language writes it best: readable over several lines, or as one line with escapes. */
function bodyLiteral(body: SampleRequest['body'], {string, block}: Literals, margin: string): string {
  if (body === undefined) return '';
  const json = jsonText(body, 2);
  return (json.includes('\n') ? block?.(json, margin) : undefined) ?? string(jsonText(body, 0));
}

const marginBefore = (program: string, offset: number): string =>
  /^[ \t]*/.exec(program.slice(program.lastIndexOf('\n', offset) + 1))?.[0] ?? '';

/**
 * A writer that never passes a text of the request to snippetz, whose generators quote carelessly: a `$`, a quote or an
 * emoji in a value changes the program, and JSON that they parse loses digits. So each text is a harmless marker while
 * the program is made, and then a literal that is escaped by the rules of the language replaces the marker.
 * Credentials are a placeholder, which needs no marker: some generators take the word `Bearer` apart from it.
 */
export const sampleWriter =
  ({generator, literals, complete = (program) => program, bodyKind}: Target): SampleWriter =>
  (request) => {
    const headers = headersOf(request);
    const texts = textsOf(request, headers);
    const [url = ''] = texts.keys();
    const program = generator.generate({
      method: request.method,
      url,
      headers: headers.map(({name, value}, index) => ({
        name,
        value: name.toLowerCase() === 'authorization' ? value : `sample_header_${String(index)}`,
      })),
      queryString: [],
      cookies: [],
      ...(request.body === undefined ? {} : {postData: {mimeType: bodyKind ?? 'text/plain', text: BODY}}),
    });
    const completed = complete(program.trim(), request).trim();
    return completed.replaceAll(MARKED, (...match: Match) => {
      const [whole, , before, marker, offset] = match;
      return marker === BODY
        ? bodyLiteral(request.body, literals, marginBefore(completed, offset))
        : literals.string(before + (texts.get(marker) ?? whole));
    });
  };
