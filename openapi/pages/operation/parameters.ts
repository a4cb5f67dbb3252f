import {mainMedia, withExamplesOf} from '../../model/media';
import type {Parameter, PlacedOperation} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import type {Field} from '../page';
import {say} from '../say';
import {type Context, type ClaimAnchor, sectionContext} from '../schema/context';
import {fieldList, overviewOf} from '../schema/fieldList';
import {fieldOf} from '../schema/schemaBlocks';
import {type SectionDraft, section} from '../sections';
import {formatOf} from './format';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

function parameterField(parameter: Parameter, context: Context): Field {
  const [, media] = mainMedia(parameter.content) ?? [];
  return fieldOf(
    {
      name: parameter.name,
      schema: withExamplesOf(parameter.schema ?? media?.schema ?? {}, parameter),
      description: parameter.description,
      required: parameter.required,
      deprecated: parameter.deprecated,
      note: parameter.content && say('field.writtenAs', {format: formatOf(parameter.content)}),
      specialValues: parameter['x-special-values'],
      inBrackets: parameter.style === 'deepObject' || undefined,
      needsScope: parameter['x-needs-scope'],
      unverified: unverifiedAt(parameter),
    },
    context,
  );
}

/** The parameters of an operation: a section for each location that has some. */
export const parameterSections = ({parameters = []}: PlacedOperation, claim: ClaimAnchor): SectionDraft[] =>
  LOCATIONS.flatMap((location) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    if (here.length === 0) return [];
    const context = sectionContext(location, claim);
    const fields = here.map((parameter) => parameterField(parameter, context));
    return [section(`heading.${location}`, [fieldList(fields, {overview: overviewOf(here)})])];
  });
