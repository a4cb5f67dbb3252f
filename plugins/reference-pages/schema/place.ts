/** A schema that is being told, for those inside it that are of the same shape. */
interface Ancestor {
  readonly title: string;
  readonly anchor: string;
  /** What to call it: a path of field names, or the name of a variant. Absent for the body or the answer as a whole. */
  readonly label?: string;
}

/** Where fields stand on a page. */
export interface Place {
  /** Of the thing that has the fields: `body`, `response-200-data`. */
  readonly anchor: string;
  /** What the anchors of the fields begin with. */
  readonly prefix: string;
  /** The fields around, for readers who hear a field out of its context: `data.owner`. */
  readonly path: string;
  /** The parameter of the style deepObject whose properties these are: they are parameters of their own on the wire, as in `updated_at[gt]`. */
  readonly parameter?: string;
  readonly ancestors: readonly Ancestor[];
  /** Whether the list of fields is folded; at the top of a section it cannot be. */
  readonly fold?: 'open' | 'closed';
  /** Names of the fields here whose own fields are shown at once. */
  readonly opens: ReadonlySet<string>;
  /** The reader is to fill the fields in, so that a long list says at once which of them it asks for. */
  readonly asks?: boolean;
  /** What follows is said of each thing in a list. */
  readonly each?: boolean;
  readonly claim: Claim;
}

/** Gives an anchor to one thing of a page; the next that asks for the same one gets it with a number. */
export type Claim = (anchor: string) => string;

/** The anchors of one page. */
export function pageAnchors(): Claim {
  const taken = new Set<string>();
  const claim = (anchor: string): string => {
    const free = (number: number): string => {
      const candidate = number === 1 ? anchor : `${anchor}-${String(number)}`;
      return taken.has(candidate) ? free(number + 1) : candidate;
    };
    const given = free(1);
    taken.add(given);
    return given;
  };
  return claim;
}

/** A name within an anchor, as CONTRIBUTING promises it: in lower case. An id cannot hold white space. */
export const slug = (name: string): string => name.toLowerCase().trim().replaceAll(/\s+/g, '-');

/** The top of a section of the page: `body`, `query`, `response-200`. */
export const sectionPlace = (
  anchor: string,
  claim: Claim,
  {opens = [], asks}: {readonly opens?: readonly string[]; readonly asks?: boolean} = {},
): Place => ({
  anchor,
  prefix: `${anchor}-`,
  path: '',
  ancestors: [],
  opens: new Set(opens),
  asks,
  claim,
});

/** What stands inside a field. */
export const fieldPlace = (place: Place, anchor: string, name: string): Place => ({
  ...place,
  anchor,
  prefix: `${anchor}.`,
  path: place.path ? `${place.path}.${name}` : name,
  fold: place.opens.has(name) ? 'open' : 'closed',
  opens: new Set(),
  each: undefined,
});

/** What stands inside a variant: its own fold is enough. */
export const variantPlace = (place: Place, anchor: string, title: string): Place => ({
  ...place,
  anchor,
  prefix: `${anchor}.`,
  ancestors: [...place.ancestors, {title, anchor, label: title}],
  fold: undefined,
  opens: new Set(),
  each: undefined,
});

/** The same place, inside a schema with a title. */
export const titledPlace = (place: Place, title: string | undefined): Place =>
  title === undefined || place.ancestors.some((one) => one.title === title && one.anchor === place.anchor)
    ? place
    : {
        ...place,
        ancestors: [...place.ancestors, {title, anchor: place.anchor, label: place.path || undefined}],
      };

/** The nearest schema of this title around. */
export const ancestorOf = ({ancestors}: Place, title: string): Ancestor | undefined =>
  ancestors.findLast((one) => one.title === title);
