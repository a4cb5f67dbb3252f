import {slug} from '../../../../openapi/model/members';

/** Where a value is: its path in a report, and the row of the page that describes it. */
export interface Place {
  /** `data[].account.id`, empty for the whole body. Names that belong to a team's data are `{key}`. */
  readonly path: string;
  /** Anchor of the nearest row: `response-200-data.account`. */
  readonly anchor: string;
  /** What the anchors of its fields begin with. Undefined if the page doesn't list them. */
  readonly prefix: string | undefined;
}

/** The body of a response. @param hasRows whether the page lists its fields */
export const bodyPlace = (anchor: string, hasRows: boolean): Place => ({
  path: '',
  anchor,
  prefix: hasRows ? `${anchor}-` : undefined,
});

export const itemPlace = (list: Place): Place => ({...list, path: `${list.path}[]`});

const pathOf = ({path}: Place, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Places of fields, by the place of their object. A list has many objects at one place. */
const known = new WeakMap<Place, Map<string, Place>>();

/** A field of an object. @param hasRow whether the page lists it */
export function fieldPlace(object: Place, name: string, hasRow: boolean): Place {
  const places = known.get(object) ?? new Map<string, Place>();
  known.set(object, places);
  const place = places.get(name) ?? madePlace(object, name, hasRow);
  places.set(name, place);
  return place;
}

function madePlace(object: Place, name: string, hasRow: boolean): Place {
  const {anchor, prefix} = object;
  const path = pathOf(object, name);
  if (!hasRow || prefix === undefined) return {path, anchor, prefix: undefined};
  const own = prefix + slug(name);
  return {path, anchor: own, prefix: `${own}.`};
}

export const KEY = '{key}';

/** How the API names fields. Others are data, such as IDs, email addresses and the names of custom fields. */
const FIELD_NAME = /^_?[a-z]\w{0,39}$/;
/** Of IDs and API keys. */
const DATA = /\d{3}|(?:\d.*){5}|^(?:v2_)?ak_/;

/** The name of a field that isn't described, as far as a report may show it. */
export const shownName = (name: string): string => (FIELD_NAME.test(name) && !DATA.test(name) ? name : KEY);
