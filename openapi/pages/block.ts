import type {Unverified} from '../model/unverified';

export type {Unverified};

/** GitHub-flavored Markdown in which HTML is text: `<id>` is shown as it is written. Each output decides how to show it. */
export type Markdown = string;

/** What a page consists of, in reading order. */
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

/** What can describe a schema: lists of fields, variants, references to an enclosing schema, and limits. */
export type SchemaBlock = LimitsBlock | ValueListBlock | FieldListBlock | VariantListBlock | SameShapeBlock;

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
  /** It shows its beginning and scrolls: what follows is as important. */
  readonly scrolls?: true;
}

/** A note that something is not confirmed. */
export interface UnverifiedBlock extends Unverified {
  readonly type: 'unverified';
  /** What it is about, without markup. */
  readonly about: string;
}

/** One thing that a row of the essentials names: a scope, the cost, an event. */
export interface EssentialsItem {
  readonly value: Markdown;
  readonly unverified?: Unverified;
  /** More about it, a sentence that opens on demand. */
  readonly details?: string;
  /** What opens the details; without it, the value does. */
  readonly more?: string;
  /** A property of the operation in one or two words: the items of the row are read at a glance. */
  readonly tag?: true;
}

/** What a caller must know before the first request: access, cost, behavior. Unknown facts have no row. */
export interface EssentialsBlock {
  readonly type: 'essentials';
  /** Name of the operation. */
  readonly about: string;
  readonly rows: readonly {readonly term: string; readonly items: readonly EssentialsItem[]}[];
  readonly unverified?: Unverified;
}

/** The limits of a value, as sentences of one paragraph. */
export interface LimitsBlock {
  readonly type: 'limits';
  readonly text: Markdown;
}

/** A list of literal values that is too long for a sentence. */
export interface ValueListBlock {
  readonly type: 'values';
  readonly title: string;
  readonly values: readonly string[];
}

/** A word next to the name of a field: its type first, then what holds for it. */
export interface Mark {
  readonly kind: 'type' | 'nullable' | 'required' | 'oneOf' | 'access' | 'deprecated';
  readonly text: string;
}

/** A parameter, a property, a header, an entry of a map or an item of a tuple. */
export interface Field {
  /** As requests and responses have it; a parameter with brackets in full. */
  readonly name: string;
  /** The name stands for others: it is an entry of a map, or an item of a tuple. */
  readonly placeholder?: true;
  readonly anchor: string;
  /** Names of the enclosing fields, joined by dots; absent at the top. */
  readonly within?: string;
  readonly marks: readonly Mark[];
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  /** The scope that this field needs beyond those of the operation, as a sentence. */
  readonly scope?: Markdown;
  readonly unverified?: Unverified;
}

/** A list of fields. */
export interface FieldListBlock {
  readonly type: 'fields';
  readonly kind: 'fields' | 'headers' | 'items' | 'entry';
  /** What they are when they are not fields: `Headers`. */
  readonly label?: string;
  readonly fields: readonly Field[];
  /** Lists inside a field fold; those at the top of a section do not. */
  readonly fold?: 'open' | 'closed';
  /** What a folded list shows: how many fields it has. */
  readonly summary?: Markdown;
  /** What a list that does not fold says first: how long it is, and which fields are required. */
  readonly overview?: Markdown;
  /** Headings inside the list: each is above the next `count` fields. */
  readonly groups?: readonly FieldGroup[];
  /** The list is so long that readers filter it. */
  readonly filter?: true;
}

/** A heading over some fields of a list. */
export interface FieldGroup {
  readonly text: string;
  readonly anchor: string;
  readonly count: number;
}

/** The shapes that a value may have. */
export interface VariantListBlock {
  readonly type: 'variants';
  /** A sentence: one of these, or several; and which property tells them apart. */
  readonly introduction: Markdown;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly title: string;
  readonly anchor: string;
  /** What the discriminator holds, where that is not the title. */
  readonly value?: string;
  /** The type, where that is neither the title nor `object`. */
  readonly typeName?: string;
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
  readonly unverified?: Unverified;
}

/** A schema that contains itself is described once; this sentence links to it. */
export interface SameShapeBlock {
  readonly type: 'sameShape';
  readonly text: Markdown;
}

export interface RequestBodyBlock {
  readonly type: 'requestBody';
  readonly anchor: string;
  readonly unverified?: Unverified;
  /** What the body is, its format, and whether it is required. */
  readonly description: Markdown;
  readonly blocks: readonly SchemaBlock[];
}

/** One response of an operation, in full. */
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

/** Errors that an operation shares with others: a row for each; the version's landing page has the details. */
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

/** Operations with their requests. */
export interface OperationListBlock {
  readonly type: 'operations';
  /** Headings of the columns. */
  readonly columns: {
    readonly operation: string;
    readonly request: string;
    /** Absent where it is not known of any operation. */
    readonly scope?: string;
    readonly cost?: string;
  };
  readonly rows: readonly {
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly url: string;
    /** A word for a deprecated operation. */
    readonly deprecated?: string;
    readonly scopes?: readonly string[];
    /** In words: `1 point`. */
    readonly cost?: string;
  }[];
}

/** The resources of a version, with a filter. */
export interface ResourceListBlock {
  readonly type: 'resources';
  readonly groups: readonly ResourceGroup[];
}

/** Resources below one heading; below none where the description has no headings. */
export interface ResourceGroup {
  readonly heading?: {readonly text: string; readonly anchor: string};
  readonly rows: readonly {
    readonly name: string;
    readonly url: string;
    readonly text: Markdown;
    /** Number of operations. */
    readonly operations: number;
    /** The number in words; what the page is where it has no operations. */
    readonly count: string;
    /** Methods and paths of the operations, for the filter. */
    readonly requests: string;
  }[];
}

/** Where the API of a version is, and where its description can be downloaded. */
export interface ApiBasicsBlock {
  readonly type: 'apiBasics';
  readonly baseUrl: {readonly term: string; readonly value: string};
  readonly downloads: readonly {
    readonly term: string;
    readonly files: readonly {readonly label: string; readonly url: string}[];
  }[];
}

/** What a word in the changelog says about a change: what happened, and whether it can break a program. */
export type ChangeTagKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'corrected' | 'breaking' | 'unclear';

export interface ChangeTag {
  readonly kind: ChangeTagKind;
  readonly text: string;
}

/** What one release changed at one operation or webhook event. */
export interface ChangeEntry {
  readonly anchor: string;
  /** `GET /v2/people`, `person_updated`. */
  readonly subject: string;
  readonly name: string;
  /** Page of the operation, or place of the event; absent when it no longer exists. */
  readonly url?: string;
  /** Name of the resource, for the filter. */
  readonly resource?: string;
  readonly tags: readonly ChangeTag[];
  /** How much was corrected. */
  readonly note?: string;
  readonly changes: readonly {readonly tags: readonly ChangeTag[]; readonly text: Markdown}[];
}

/** The changes of a release, with links to each. */
export interface ChangeListBlock {
  readonly type: 'changes';
  readonly entries: readonly ChangeEntry[];
}
