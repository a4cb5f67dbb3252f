import type {ClaimAnchor} from '../anchors';

export interface Context {
  /** Anchor of the owner of the fields: `body`, `response-200-data`. */
  readonly anchor: string;
  readonly prefix: string;
  /** Names of the enclosing fields, for screen readers: `data.owner`. */
  readonly path: string;
  /** The deepObject parameter with these properties. Requests send each one separately: `updated_at[gt]`. */
  readonly parameter?: string;
  /** Whether the list is collapsed. Lists at the top of a section never are. */
  readonly fold?: 'open' | 'closed';
  /** Names of fields whose own fields are expanded. */
  readonly opens: ReadonlySet<string>;
  /** The reader sends these fields, so a long list begins with the required ones. */
  readonly isInput?: boolean;
  /** The API sends these fields, so nothing in them is required of the reader. */
  readonly isOutput?: boolean;
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
  opens: new Set(opens),
  ...direction,
  claim,
});

export const fieldContext = (context: Context, anchor: string, name: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  path: context.path ? `${context.path}.${name}` : name,
  fold: context.opens.has(name) ? 'open' : 'closed',
  opens: new Set(),
});

/** Inside a variant, which is already collapsible. */
export const variantContext = (context: Context, anchor: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  fold: undefined,
  opens: new Set(),
});
