import {attributes, mdxText} from './mdx';
import {code, codes} from './schema/literal';
import type {Claim} from './schema/place';
import type {PlacedOperation, Response} from '../../openapi/model/spec';
import {say} from './texts/say';

interface Row {
  readonly status: string;
  readonly response: Response;
  readonly operation: PlacedOperation;
  /** Address of the page that tells of all shared errors. */
  readonly page: string;
}

/** The first sentence of a description; a stop inside a code span or a word ends none. */
const firstSentence = (markdown: string): string =>
  /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(markdown.trim().replaceAll(/\s+/g, ' '))?.[0] ?? markdown;

/** What an error that all operations share means for this one. */
function meaningHere({status, response: {headers = {}}, operation}: Row): string[] {
  const names = Object.keys(headers);
  if (status === '403') {
    const scopes = (operation['x-scopes'] ?? []).map(({scope}) => scope);
    return [
      ...(scopes.length > 0 ? [say('error.scopes', {scopes: codes(scopes)})] : []),
      ...(operation['x-admin-only'] ? [say('error.admin')] : []),
    ];
  }
  if (status !== '429') return [];
  const wait = names.find((name) => name.toLowerCase() === 'retry-after');
  const left = names.find((name) => /remaining/i.test(name));
  return [
    wait ? say('error.wait', {header: code(wait)}) : say('error.noWait'),
    ...(left ? [say('error.remaining', {header: code(left)})] : []),
  ];
}

/** A row of the list of errors: it says what the status means here, and leads to the page that tells all of it. */
export function errorMdx(row: Row, claim: Claim): string {
  const {status, response, page} = row;
  const props = attributes({
    status,
    anchor: claim(`response-${status.toLowerCase()}`),
    to: `${page}#error-${status}`,
    unverified: response['x-unverified'] !== undefined,
  });
  const words = [firstSentence(response.description ?? ''), ...meaningHere(row)].filter(Boolean).join(' ');
  return `<ErrorRow${props}>\n\n${mdxText(words)}\n\n</ErrorRow>`;
}
