import {meaningOf} from '../../model/statusCodes';
import type {PlacedOperation, Response} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import {code, codes, firstSentence} from '../inlineMarkdown';
import type {ErrorListBlock} from '../page';
import {say} from '../say';
import type {ClaimAnchor} from '../anchors';

interface SharedError {
  readonly status: string;
  readonly response: Response;
  readonly operation: PlacedOperation;
  /** URL of the page that describes shared errors. */
  readonly url: string;
}

/** What a shared error means for this operation. */
function meaningHere({status, response: {headers = {}}, operation}: SharedError): string[] {
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

/** A row of the list of errors: the meaning of the status, and a link to its details. */
export function errorRow(error: SharedError, claim: ClaimAnchor): ErrorListBlock['rows'][number] {
  const {status, response, url} = error;
  return {
    status,
    meaning: meaningOf(status),
    anchor: claim(`response-${status.toLowerCase()}`),
    url: `${url}#error-${status}`,
    text: [firstSentence(response.description ?? ''), ...meaningHere(error)].filter(Boolean).join(' '),
    unverified: unverifiedAt(response),
  };
}
