import type {Unverified} from '../model/unverified';
import type {Markdown} from './inlineMarkdown';

export type {Markdown, Unverified};

export type Block =
  | {readonly type: 'markdown'; readonly text: Markdown}
  | CodeBlock
  /** `about` is the subject, without markup. */
  | ({readonly type: 'unverified'; readonly about: string} & Unverified)
  | EssentialsBlock
  | SchemaBlock
  | RequestBodyBlock
  | ResponseBlock
  | ErrorListBlock
  | OperationListBlock
  | ResourceListBlock
  | ApiBasicsBlock
  | ChangeListBlock;

/** The blocks of a schema: limits as sentences of one paragraph, literal values that are too many for one, and its parts. */
export type SchemaBlock =
  | {readonly type: 'limits'; readonly text: Markdown}
  | {readonly type: 'values'; readonly title: string; readonly values: readonly string[]}
  | FieldListBlock
  | VariantListBlock;

/** A part of a page that has an anchor, and that may be unverified. */
export interface Part {
  readonly anchor: string;
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  readonly unverified?: Unverified;
}

export interface CodeBlock {
  readonly type: 'code';
  readonly title: string;
  /** Name of the language as the highlighter knows it. */
  readonly language: string;
  readonly code: string;
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

/** A label next to the name of a field: first its type, then attributes. */
export interface Mark {
  readonly kind: 'type' | 'nullable' | 'required' | 'present' | 'oneOf' | 'deprecated';
  readonly text: string;
}

/** A parameter, a property, a header, an entry of a map or an item of a tuple. */
export interface Field extends Part {
  /** As in requests and responses. Parameters include their brackets. */
  readonly name: string;
  /** The name is a placeholder: for the key of a map, or the index of a tuple. */
  readonly placeholder?: true;
  /** Names of the enclosing fields, joined by dots; absent at the top. */
  readonly within?: string;
  readonly marks: readonly Mark[];
  /** A sentence about the additional scope that this field requires. */
  readonly scope?: Markdown;
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
  readonly groups?: readonly {readonly text: string; readonly anchor: string; readonly count: number}[];
  /** Whether the list is long enough for a filter. */
  readonly filter?: true;
}

export interface VariantListBlock {
  readonly type: 'variants';
  /** A sentence: one or several of these, and the property that distinguishes them. */
  readonly introduction: Markdown;
  readonly variants: readonly Variant[];
}

export interface Variant extends Part {
  readonly title: string;
  /** The value of the discriminator, if it differs from the title. */
  readonly value?: string;
  /** The type, if it is neither the title nor `object`. */
  readonly typeName?: string;
}

/** Its description includes the format of the body, and whether it is required. */
export interface RequestBodyBlock extends Part {
  readonly type: 'requestBody';
}

export interface ResponseBlock extends Part {
  readonly type: 'response';
  /** Three digits, or `default`. */
  readonly status: string;
  /** Reason phrase, or words for `default`. */
  readonly meaning: string;
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

/** What a list of changes has in common, shown as its label. */
export type ChangeLabelKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'corrected';

/** One change: location, name, and the old and new type or value. */
export interface ChangeLine {
  readonly text: Markdown;
  /** Label of a change that can break API clients. */
  readonly breaking?: string;
}

/** Changes that one or several operations and events have in common. */
export interface ChangeEntry {
  readonly anchor: string;
  /** The first operation or event. The lines name its fields. */
  readonly name: string;
  /** Number of the others, and of the lines. */
  readonly note: string;
  readonly breaking?: string;
  /** `GET /v2/people`, `person_updated` or `API`, with a URL if it still exists. */
  readonly subjects: readonly {readonly subject: string; readonly url?: string}[];
  /** Text before the subjects, if there are several. */
  readonly same?: string;
  /** IDs of the resources that the subjects belong to. */
  readonly resources: readonly string[];
  /** Those of them that no earlier entry of the page is about. Their IDs are anchors of this entry. */
  readonly firstOf: readonly string[];
  /** What callers do about the changes, one sentence each. */
  readonly advice: readonly Markdown[];
  readonly lines: readonly ChangeLine[];
}

/** The changes of a kind in a release, by resource. */
export interface ChangeListBlock {
  readonly type: 'changes';
  readonly kind: ChangeLabelKind;
  readonly label: string;
  readonly groups: readonly {readonly name: string; readonly entries: readonly ChangeEntry[]}[];
}

/** A list of fields, split at its headings. Without headings, the whole list. */
export function groupedFields({fields, groups}: Pick<FieldListBlock, 'fields' | 'groups'>) {
  if (!groups) return [{heading: undefined, fields}];
  return groups.map((heading, index) => {
    const start = groups.slice(0, index).reduce((sum, {count}) => sum + count, 0);
    return {heading, fields: fields.slice(start, start + heading.count)};
  });
}
