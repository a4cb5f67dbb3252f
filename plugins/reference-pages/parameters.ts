import {formatWords} from './formatWords';
import {mainMedia, withExamplesOf} from '../../openapi/model/media';
import {elementMdx, longListProps} from './schema/blocks';
import {fieldMdx} from './schemaFields';
import {type Claim, type Place, sectionPlace} from './schema/place';
import type {Parameter, PlacedOperation} from '../../openapi/model/spec';
import {heading, say} from './texts/say';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

function parameterMdx(parameter: Parameter, place: Place): string {
  const [, media] = mainMedia(parameter.content) ?? [];
  return fieldMdx(
    {
      name: parameter.name,
      schema: withExamplesOf(parameter.schema ?? media?.schema ?? {}, parameter),
      description: parameter.description,
      required: parameter.required,
      deprecated: parameter.deprecated,
      note: parameter.content && say('field.writtenAs', {format: formatWords(parameter.content)}),
      specialValues: parameter['x-special-values'],
      inBrackets: parameter.style === 'deepObject' || undefined,
      needsScope: parameter['x-needs-scope'],
      unverified: parameter['x-unverified'],
    },
    place,
  );
}

/** The parameters of an operation, in blocks: a heading and a list for each place where they are sent. */
export function parametersMdx({parameters = []}: PlacedOperation, claim: Claim): string[] {
  return LOCATIONS.flatMap((location) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    if (here.length === 0) return [];
    const place = sectionPlace(location, claim);
    const overview = longListProps(here);
    return [
      heading(`heading.${location}`),
      elementMdx(
        'Fields',
        overview,
        here.map((one) => parameterMdx(one, place)),
      ),
    ];
  });
}
