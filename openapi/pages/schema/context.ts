import type {ClaimAnchor} from '../anchors';

/** An enclosing schema, for recursive schemas inside it. */
interface Ancestor {
  readonly title: string;
  readonly anchor: string;
  /** Its name: a path of fields, or a variant. Absent for the body or response as a whole. */
  readonly label?: string;
}

/** The context of a list of fields. */
export interface Context {
  /** Anchor of the owner of the fields: `body`, `response-200-data`. */
  readonly anchor: string;
  /** Prefix of the anchors of the fields. */
  readonly prefix: string;
  /** Names of the enclosing fields, for screen readers: `data.owner`. */
  readonly path: string;
  /** The deepObject parameter with these properties. Requests send each one separately: `updated_at[gt]`. */
  readonly parameter?: string;
  readonly ancestors: readonly Ancestor[];
  /** Whether the list is collapsed. Lists at the top of a section never are. */
  readonly fold?: 'open' | 'closed';
  /** Names of fields whose own fields are expanded. */
  readonly opens: ReadonlySet<string>;
  /** The reader sends these fields, so a long list begins with the required ones. */
  readonly isInput?: boolean;
  /** The API sends these fields, so nothing in them is required of the reader. */
  readonly isOutput?: boolean;
  /** The fields describe each item of a list. */
  readonly isItem?: boolean;
  readonly claim: ClaimAnchor;
}

/** The top of a section of the page: `body`, `query`, `response-200`. */
export const sectionContext = (
  anchor: string,
  claim: ClaimAnchor,
  {opens = [], ...direction}: {readonly opens?: readonly string[]} & Pick<Context, 'isInput' | 'isOutput'> = {},
): Context => ({
  anchor,
  prefix: `${anchor}-`,
  path: '',
  ancestors: [],
  opens: new Set(opens),
  ...direction,
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

/** Inside a variant, which is already collapsible. */
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
