import {meaningOf} from '../../../src/features/reference/core/statusCodes';
import {jsonBlock} from '../codeBlock';
import {links} from '../links';
import {attributes, mdxText} from '../mdx';
import {elementMdx} from '../schema/blocks';
import {anchorOf, propertiesMdx, unverifiedOf} from '../schemaFields';
import type {Response, Spec} from '../../../openapi/model/spec';
import {adviceOn} from './errorAdvice';
import {type SharedError, sharedErrors} from './errors';
import {heading, say} from '../texts/say';

/** One form of an error: words, fields with addresses of their own, and an example. */
function formMdx({description = '', content = {}, ...response}: Response, status: string, anchor: string): string[] {
  const media = content['application/json'] ?? Object.values(content)[0];
  const unverified = response['x-unverified'] ?? unverifiedOf(media?.schema);
  const fields = media?.schema ? propertiesMdx(media.schema, `${anchor}-`) : '';
  return [
    mdxText(description),
    ...(unverified ? [`<Unverified${attributes({what: unverified})} />`] : []),
    ...(fields ? [elementMdx('Fields', {}, [fields])] : []),
    ...(media?.example === undefined ? [] : [jsonBlock(`${status} ${meaningOf(status)}`.trim(), media.example)]),
  ];
}

/** One status. The first form has the plain addresses; the names of others keep theirs apart. */
function errorMdx({status, responses}: SharedError): string[] {
  const advice = adviceOn(status);
  return [
    // The backslash keeps the id from being an expression of MDX; the generator reads it all the same.
    `### ${`${status} ${meaningOf(status)}`.trim()} \\{#error-${status}}`,
    ...responses.flatMap(([name, response], index) =>
      formMdx(response, status, index === 0 ? anchorOf('response', status) : anchorOf('response', status, name)),
    ),
    ...(advice ? [say('errors.advice', {advice})] : []),
  ];
}

/** The errors that operations share, told once; pages of operations link to `#error-<status>`. */
export function errorsSection(spec: Spec): string[] {
  const errors = sharedErrors(spec);
  if (errors.length === 0) return [];
  return [heading('heading.errors'), say('errors.text', links), ...errors.flatMap(errorMdx)];
}
