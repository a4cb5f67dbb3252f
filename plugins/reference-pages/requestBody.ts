import {formatWords} from './formatWords';
import {mainMedia} from '../../openapi/model/media';
import {attributes, mdxText} from './mdx';
import {schemaMdx, unverifiedOf} from './schemaFields';
import {type Claim, sectionPlace} from './schema/place';
import type {PlacedOperation} from '../../openapi/model/spec';
import {heading, say} from './texts/say';

/** The body of a request, in blocks: its format and what it holds. Nothing for an operation without one. */
export function requestBodyMdx({requestBody}: PlacedOperation, claim: Claim): string[] {
  if (!requestBody) return [];
  const {content, required, description = '', 'x-unverified': unverified} = requestBody;
  const [, {schema}] = mainMedia(content) ?? ['', {schema: undefined}];
  const format = [formatWords(content), required && say('body.required')].filter(Boolean).join(', ');
  const what = unverified ?? unverifiedOf(schema);
  const place = sectionPlace(claim('body'), claim, {asks: true});
  return [
    heading('heading.body'),
    `<RequestBody${attributes({anchor: place.anchor, unverified: what})}>`,
    mdxText([description, format && `${format}.`].filter(Boolean).join(' ')),
    ...(schema === undefined ? [] : schemaMdx(schema, place)),
    '</RequestBody>',
  ];
}
