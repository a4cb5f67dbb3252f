import {mainMedia} from '../../model/media';
import type {PlacedOperation} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import {say} from '../say';
import type {ClaimAnchor} from '../anchors';
import {sectionContext} from '../schema/context';
import {schemaBlocks, unverifiedOf} from '../schema/schemaBlocks';
import {type SectionDraft, inNav, section} from '../sections';

export function requestBodySection({requestBody}: PlacedOperation, claim: ClaimAnchor): SectionDraft[] {
  if (!requestBody) return [];
  const {content, required, description = ''} = requestBody;
  const [, {schema}] = mainMedia(content) ?? ['', {schema: undefined}];
  const anchor = claim('body');
  return [
    inNav(
      'nav.body',
      section('heading.body', [
        {
          type: 'requestBody',
          anchor,
          unverified: unverifiedAt(requestBody) ?? unverifiedOf(schema),
          description: `${description.trim()} JSON${required ? `, ${say('body.required')}` : ''}.`.trim(),
          blocks: schema === undefined ? [] : schemaBlocks(schema, sectionContext(anchor, claim, {isInput: true})),
        },
      ]),
    ),
  ];
}
