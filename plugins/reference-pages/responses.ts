import {errorMdx} from './errorRow';
import {formatWords} from './formatWords';
import {mainMedia} from '../../openapi/model/media';
import {attributes, mdxText} from './mdx';
import {fieldMdx, schemaMdx, unverifiedOf} from './schemaFields';
import {type Claim, sectionPlace} from './schema/place';
import type {PlacedOperation, Response} from '../../openapi/model/spec';
import {heading, say} from './texts/say';

/** The part of an answer that holds the record, or the list of them. */
const ENVELOPE = ['data'];

function headersMdx({headers = {}}: Response, anchor: string, claim: Claim): string[] {
  const all = Object.entries(headers);
  if (all.length === 0) return [];
  const place = sectionPlace(`${anchor}-header`, claim);
  const fields = all.map(([name, {schema = {}, 'x-unverified': unverified, ...header}]) =>
    fieldMdx({...header, name, schema, unverified}, place),
  );
  return [
    `<Fields${attributes({kind: 'headers', fold: 'closed', count: all.length})}>\n\n${fields.join('\n\n')}\n\n</Fields>`,
  ];
}

function responseMdx(status: string, response: Response, claim: Claim): string {
  const [type, media] = mainMedia(response.content) ?? [];
  const anchor = claim(`response-${status.toLowerCase()}`);
  const description = mdxText(response.description ?? '');
  const blocks = [
    description,
    ...(type === undefined || type === 'application/json'
      ? []
      : [say('response.as', {format: formatWords(response.content)})]),
    ...(media?.schema === undefined ? [] : schemaMdx(media.schema, sectionPlace(anchor, claim, {opens: ENVELOPE}))),
    ...headersMdx(response, anchor, claim),
  ].filter(Boolean);
  const props = attributes({status, anchor, unverified: response['x-unverified'] ?? unverifiedOf(media?.schema)});
  return `<Response${props}>\n\n${blocks.join('\n\n')}\n\n</Response>`;
}

/** What the page of an operation knows of the errors that it shares with others. */
export interface ErrorTarget {
  /** Address of the page that tells of them at `#error-<status>`. */
  readonly page: string;
  /** Statuses of this operation that mean what they mean everywhere. */
  readonly shared: ReadonlySet<string>;
}

/** The answers of an operation, in blocks: its own in full, the errors of all operations as a list. */
export function responsesMdx(operation: PlacedOperation, {page, shared}: ErrorTarget, claim: Claim): string[] {
  const all = Object.entries(operation.responses ?? {});
  const own = all.filter(([status]) => !shared.has(status));
  const errors = all.filter(([status]) => shared.has(status));
  return [
    heading('heading.responses'),
    ...(own.length > 0
      ? own.map(([status, response]) => responseMdx(status, response, claim))
      : [say(errors.length > 0 ? 'response.noSuccess' : 'response.none')]),
    ...(errors.length > 0
      ? [
          heading('heading.errors'),
          `<Errors>\n\n${errors.map(([status, response]) => errorMdx({status, response, operation, page}, claim)).join('\n\n')}\n\n</Errors>`,
        ]
      : []),
  ];
}
