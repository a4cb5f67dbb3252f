import type {Parameter, PlacedOperation} from '../../model/spec';
import type {FieldListBlock} from '../page';
import {say} from '../formatMessage';
import {type ClaimAnchor, type SectionDraft, section} from '../sections';
import {type Context, fieldList, overviewOf, sectionContext} from '../schema/fieldList';
import {fieldOf} from '../schema/schemaBlocks';

/** The purposes of query parameters, in page order. */
const GROUPS = ['paging', 'identity', 'ownership', 'outreach', 'related', 'location', 'times', 'other'] as const;

type ParameterGroup = (typeof GROUPS)[number];

/** Shorter lists need no headings. */
const FEW = 10;

/** Groups that have a heading even for a single parameter. */
const ALONE: readonly ParameterGroup[] = ['paging', 'times', 'other'];

/** Groups by names without brackets. The first match counts. */
const NAMES: readonly (readonly [ParameterGroup, RegExp])[] = [
  ['paging', /^(?:page|per_page|limit|cursor|sort_by|sort_direction|(?:include|limit)_paging_counts)$/],
  ['times', /(?:_at|_on|_date|_time|time_interval|time_interval_filter)$/],
  ['ownership', /^(?:user|manager|group|role|starred_by|booked_by)(?:_|s?$)|owner|owned|assigned_to/],
  [
    'identity',
    /^(?:ids?|guids?|uuid|crm_id|external_id|idempotency_key|i_cal_uids|email_address(?:es)?|phone_number|(?:first_|last_|person_company_)?name|title|domain|website|search|_query)$/,
  ],
  ['location', /^(?:country|work_country|state|city|locales?|eu_resident)$/],
  [
    'outreach',
    /^(?:cadence|step|action|email_template)_ids?$|^(?:do_not_contact|can_\w+|replied|bounced|success|new|one_off)$|^has_(?:replies|clicks|views)$/,
  ],
  ['related', /_ids?$|^tags?$/],
];

/** A range of times, as in `updated_at[gt]`. */
const isTimeRange = ({style, schema}: Parameter): boolean =>
  style === 'deepObject' &&
  Object.values(schema?.properties ?? {}).some((bound) => typeof bound === 'object' && bound.format === 'date-time');

/** The purpose of a query parameter, by `x-group`, type or name. @throws when `x-group` is not the name of a group */
export function groupOf(parameter: Parameter): ParameterGroup {
  const {name, 'x-group': own} = parameter;
  if (own !== undefined) {
    const group = GROUPS.find((one) => one === own);
    if (group) return group;
    throw new Error(`the parameter \`${name}\` has the unknown \`x-group: ${own}\`. Use one of ${GROUPS.join(', ')}`);
  }
  if (isTimeRange(parameter)) return 'times';
  const bare = name.replace(/\[.*$/, '');
  return NAMES.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other';
}

/** Indexes of parameters by purpose. Empty for a short list. A group of one parameter joins the other filters. */
export function parameterGroups(parameters: readonly Parameter[]) {
  if (parameters.length <= FEW) return [];
  const groups = parameters.map(groupOf);
  const sizeOf = (group: ParameterGroup): number => groups.filter((one) => one === group).length;
  const placed = groups.map((group) => (sizeOf(group) === 1 && !ALONE.includes(group) ? 'other' : group));
  return GROUPS.map((group) => ({
    group,
    positions: placed.flatMap((one, position) => (one === group ? [position] : [])),
  })).filter(({positions}) => positions.length > 0);
}

const LOCATIONS = ['path', 'query', 'header'] as const;

/** Longer lists have a filter. */
const MANY = 15;

/** Query parameters by purpose. Other lists are too short for groups. */
function parameterList(parameters: readonly Parameter[], context: Context, claim: ClaimAnchor): FieldListBlock {
  // Make anchors before grouping, because the first parameter in the description gets a shared anchor.
  const fields = parameters.map(({schema = {}, ...parameter}) => fieldOf({...parameter, schema}, context));
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
