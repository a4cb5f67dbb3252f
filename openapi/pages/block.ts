import type {Unverified} from '../model/unverified';
import type {ChangeListBlock} from './changeBlock';
import type {Markdown} from './inlineMarkdown';

export type * from './changeBlock';
export type {Markdown, Unverified};

export type Block =
  | MarkdownBlock
  | CodeBlock
  | UnverifiedBlock
  | EssentialsBlock
  | SchemaBlock
  | RequestBodyBlock
  | ResponseBlock
  | ErrorListBlock
  | OperationListBlock
  | ResourceListBlock
  | ApiBasicsBlock
  | ChangeListBlock;

/** The blocks of a schema: fields, variants, references to an enclosing schema, and limits. */
export type SchemaBlock = LimitsBlock | ValueListBlock | FieldListBlock | VariantListBlock;

export interface MarkdownBlock {
  readonly type: 'markdown';
  readonly text: Markdown;
}

export interface CodeBlock {
  readonly type: 'code';
  readonly title: string;
  /** Name of the language as the highlighter knows it. */
  readonly language: string;
  readonly code: string;
}

export interface UnverifiedBlock extends Unverified {
  readonly type: 'unverified';
  /** The subject, without markup. */
  readonly about: string;
}

/** One value in a row of the essentials: a scope, the cost, an event. */
export interface EssentialsItem {
  readonly value: Markdown;
  readonly unverified?: Unverified;
  /** A sentence with more information. It is collapsed at first. */
  readonly details?: string;
  /** The label of the details. By default, the value is the label. */
  readonly more?: string;
}

/** What to know before the first request: access, cost, paging or processing, retries. Unknown facts have no row. */
export interface EssentialsBlock {
  readonly type: 'essentials';
  /** Name of the operation. */
  readonly about: string;
  /** A list has a line of its own. */
  readonly rows: readonly {readonly term: string; readonly items: readonly EssentialsItem[]; readonly isList?: true}[];
  readonly unverified?: Unverified;
}

/** The limits of a value, as sentences of one paragraph. */
export interface LimitsBlock {
  readonly type: 'limits';
  readonly text: Markdown;
}

/** Literal values that are too many for a sentence. */
export interface ValueListBlock {
  readonly type: 'values';
  readonly title: string;
  readonly values: readonly string[];
}

/** A label next to the name of a field: first its type, then attributes. */
export interface Mark {
  readonly kind: 'type' | 'nullable' | 'required' | 'present' | 'oneOf' | 'deprecated';
  readonly text: string;
}

/** A parameter, a property, a header, an entry of a map or an item of a tuple. */
export interface Field {
  /** As in requests and responses. Parameters include their brackets. */
  readonly name: string;
  /** The name is a placeholder: for the key of a map, or the index of a tuple. */
  readonly placeholder?: true;
  readonly anchor: string;
  /** Names of the enclosing fields, joined by dots; absent at the top. */
  readonly within?: string;
  readonly marks: readonly Mark[];
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  /** A sentence about the additional scope that this field requires. */
  readonly scope?: Markdown;
  readonly unverified?: Unverified;
}

export interface FieldListBlock {
  readonly type: 'fields';
  readonly kind: 'fields' | 'headers' | 'entry';
  /** What they are, if not fields: `Headers`. */
  readonly label?: string;
  readonly fields: readonly Field[];
  /** Lists inside a field are collapsible, those at the top of a section are not. */
  readonly fold?: 'open' | 'closed';
  /** Label of a collapsed list: how many fields it has. */
  readonly summary?: Markdown;
  /** First line of an open list: how long it is, and which fields are required. */
  readonly overview?: Markdown;
  /** Headings in the list, each for the next `count` fields. */
  readonly groups?: readonly FieldGroup[];
  /** Whether the list is long enough for a filter. */
  readonly filter?: true;
}

export interface FieldGroup {
  readonly text: string;
  readonly anchor: string;
  readonly count: number;
}

export interface VariantListBlock {
  readonly type: 'variants';
  /** A sentence: one or several of these, and the property that distinguishes them. */
  readonly introduction: Markdown;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly title: string;
  readonly anchor: string;
  /** The value of the discriminator, if it differs from the title. */
  readonly value?: string;
  /** The type, if it is neither the title nor `object`. */
  readonly typeName?: string;
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  readonly unverified?: Unverified;
}

export interface RequestBodyBlock {
  readonly type: 'requestBody';
  readonly anchor: string;
  readonly unverified?: Unverified;
  /** The description of the body, its format, and whether it is required. */
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
}

export interface ResponseBlock {
  readonly type: 'response';
  /** Three digits, or `default`. */
  readonly status: string;
  /** Reason phrase, or words for `default`. */
  readonly meaning: string;
  readonly anchor: string;
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  readonly unverified?: Unverified;
}

/** A row for each error that operations share. The landing page has the details. */
export interface ErrorListBlock {
  readonly type: 'errors';
  readonly rows: readonly {
    readonly status: string;
    readonly meaning: string;
    readonly anchor: string;
    readonly url: string;
    readonly text: Markdown;
    readonly unverified?: Unverified;
  }[];
}

export interface OperationListBlock {
  readonly type: 'operations';
  readonly columns: {
    readonly operation: string;
    readonly request: string;
    /** Absent if it is unknown for all operations. */
    readonly scope?: string;
    readonly cost?: string;
  };
  readonly rows: readonly {
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly url: string;
    /** Label of a deprecated operation. */
    readonly deprecated?: string;
    readonly scopes?: readonly string[];
    /** As text: `1 point`. */
    readonly cost?: string;
  }[];
}

export interface ResourceListBlock {
  readonly type: 'resources';
  readonly groups: readonly ResourceGroup[];
}

/** Resources under one heading, or without heading if the description has none. */
export interface ResourceGroup {
  readonly heading?: {readonly text: string; readonly anchor: string};
  readonly rows: readonly {
    readonly name: string;
    readonly url: string;
    readonly text: Markdown;
    readonly operations: number;
    /** The number as text, or what the page is if it has no operations. */
    readonly count: string;
    /** Methods and paths of the operations, for the filter. */
    readonly requests: string;
  }[];
}

export interface ApiBasicsBlock {
  readonly type: 'apiBasics';
  readonly baseUrl: {readonly term: string; readonly value: string};
  readonly downloads: readonly {
    readonly term: string;
    readonly files: readonly {readonly label: string; readonly url: string}[];
  }[];
}

/** Fields of a list under one heading. */
interface GroupedFields {
  readonly heading?: FieldGroup;
  readonly fields: readonly Field[];
}

/** A list of fields, split at its headings. Without headings, the whole list. */
export function groupedFields({fields, groups}: Pick<FieldListBlock, 'fields' | 'groups'>): GroupedFields[] {
  if (!groups) return [{fields}];
  return groups.map((heading, index) => {
    const start = groups.slice(0, index).reduce((sum, {count}) => sum + count, 0);
    return {heading, fields: fields.slice(start, start + heading.count)};
  });
}
