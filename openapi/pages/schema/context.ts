/** Gives an anchor to one thing of a page; the next one that asks for the same anchor gets it with a number. */
export type ClaimAnchor = (anchor: string) => string;

/** The anchors of one page. */
export function pageAnchors(): ClaimAnchor {
  const taken = new Set<string>();
  return (anchor) => {
    const free = (number: number): string => {
      const candidate = number === 1 ? anchor : `${anchor}-${String(number)}`;
      return taken.has(candidate) ? free(number + 1) : candidate;
    };
    const given = free(1);
    taken.add(given);
    return given;
  };
}

/** A name within an anchor, as openapi/README.md promises it: in lower case. An id cannot hold white space. */
export const slug = (name: string): string => name.replace(/\[\]$/, '').toLowerCase().trim().replaceAll(/\s+/g, '-');

/** An anchor of several parts, joined by hyphens. */
export const anchorOf = (...parts: readonly string[]): string => parts.map(slug).join('-');

/** A schema that is being described, for those inside it that have the same shape. */
interface Ancestor {
  readonly title: string;
  readonly anchor: string;
  /** What to call it: a path of field names, or the name of a variant. Absent for the body or the response as a whole. */
  readonly label?: string;
}

/** What surrounds the fields that are being described. */
export interface Context {
  /** Of what has the fields: `body`, `response-200-data`. */
  readonly anchor: string;
  /** What the anchors of the fields begin with. */
  readonly prefix: string;
  /** Names of the enclosing fields, for readers who hear a field out of its context: `data.owner`. */
  readonly path: string;
  /** The parameter of the style deepObject whose properties these are: in requests they are parameters of their own, as in `updated_at[gt]`. */
  readonly parameter?: string;
  readonly ancestors: readonly Ancestor[];
  /** Whether the list of fields is folded; at the top of a section it cannot be. */
  readonly fold?: 'open' | 'closed';
  /** Names of the fields here whose own fields are shown at once. */
  readonly opens: ReadonlySet<string>;
  /** The reader sends these fields, so that a long list says at once which ones are required. */
  readonly isInput?: boolean;
  /** What follows describes each item of a list. */
  readonly isItem?: boolean;
  readonly claim: ClaimAnchor;
}

/** The top of a section of the page: `body`, `query`, `response-200`. */
export const sectionContext = (
  anchor: string,
  claim: ClaimAnchor,
  {opens = [], isInput}: {readonly opens?: readonly string[]; readonly isInput?: boolean} = {},
): Context => ({
  anchor,
  prefix: `${anchor}-`,
  path: '',
  ancestors: [],
  opens: new Set(opens),
  isInput,
  claim,
});

/** Inside a field. */
export const fieldContext = (context: Context, anchor: string, name: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  path: context.path ? `${context.path}.${name}` : name,
  fold: context.opens.has(name) ? 'open' : 'closed',
  opens: new Set(),
  isItem: undefined,
});

/** Inside a variant: its own fold is enough. */
export const variantContext = (context: Context, anchor: string, title: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  ancestors: [...context.ancestors, {title, anchor, label: title}],
  fold: undefined,
  opens: new Set(),
  isItem: undefined,
});

/** Inside a schema with a title. */
export const titledContext = (context: Context, title: string | undefined): Context =>
  title === undefined || context.ancestors.some((one) => one.title === title && one.anchor === context.anchor)
    ? context
    : {
        ...context,
        ancestors: [...context.ancestors, {title, anchor: context.anchor, label: context.path || undefined}],
      };

/** The nearest enclosing schema of a title. */
export const ancestorOf = ({ancestors}: Context, title: string): Ancestor | undefined =>
  ancestors.findLast((one) => one.title === title);
