import type {Parameter, PlacedOperation} from '../../model/spec';
import {unverifiedAt} from '../../model/unverified';
import type {Field, FieldListBlock} from '../page';
import {say} from '../say';
import type {ClaimAnchor} from '../anchors';
import {type Context, sectionContext} from '../schema/context';
import {fieldList, overviewOf} from '../schema/fieldList';
import {fieldOf} from '../schema/schemaBlocks';
import {type SectionDraft, section} from '../sections';
import {parameterGroups} from './parameterGroups';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

const parameterField = (parameter: Parameter, context: Context): Field =>
  fieldOf(
    {
      name: parameter.name,
      schema: parameter.schema ?? {},
      description: parameter.description,
      required: parameter.required,
      deprecated: parameter.deprecated,
      specialValues: parameter['x-special-values'],
      inBrackets: parameter.style === 'deepObject' || undefined,
      needsScope: parameter['x-needs-scope'],
      unverified: unverifiedAt(parameter),
    },
    context,
  );

/** Longer lists have a filter. */
const MANY = 15;

/** Query parameters by purpose. Other lists are too short for groups. */
function parameterList(parameters: readonly Parameter[], context: Context, claim: ClaimAnchor): FieldListBlock {
  // Make anchors before grouping, because the first parameter in the description gets a shared anchor.
  const fields = parameters.map((parameter) => parameterField(parameter, context));
  const overview = overviewOf('unit.parameters', parameters);
  const groups = context.anchor === 'query' ? parameterGroups(parameters) : [];
  if (groups.length === 0) return fieldList(fields, {overview});
  return fieldList(
    groups.flatMap(({positions}) => positions.flatMap((position) => fields[position] ?? [])),
    {
      overview,
      groups: groups.map(({group, positions}) => ({
        text: say(`group.${group}`),
        anchor: claim(`query-group-${group}`),
        count: positions.length,
      })),
      filter: parameters.length > MANY || undefined,
    },
  );
}

export const parameterSections = ({parameters = []}: PlacedOperation, claim: ClaimAnchor): SectionDraft[] =>
  LOCATIONS.filter((location) => parameters.some((parameter) => parameter.in === location)).flatMap(
    (location, index) => {
      const here = parameters.filter((parameter) => parameter.in === location);
      const list = parameterList(here, sectionContext(location, claim), claim);
      return section(`heading.${location}`, [list], index === 0 ? 'nav.parameters' : undefined);
    },
  );
