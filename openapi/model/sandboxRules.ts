import type {Alternatives} from './inputOrder';

type Fields = Readonly<Record<string, unknown>>;

/** Records of a list whose fields have some values. The list and the values can name what a rule knows: `$body.person_id`. */
export interface Selection {
  readonly list: string;
  readonly where: Fields;
}

/** What an operation requires and changes. It has at least one of six verbs (openapi/README.md). */
export interface Rule {
  /** Skips the rule if one of these has no value, or an empty one. After `!`, if it has a value. */
  readonly if?: string | readonly string[];
  /** No other record is selected. Otherwise the request is refused, or without an error, the response is that record. */
  readonly unique?: Selection & {readonly ignoresCase?: boolean};
  /** Each record that the request names is selected, and the first is known to later rules by a name. */
  readonly requires?: Selection & {readonly or?: Fields; readonly as?: string};
  /** The refusal: a message by field. */
  readonly error?: Readonly<Record<string, string>>;
  /** Fields of the record of the request, except for those that it sends. */
  readonly sets?: Fields;
  /** Selects records whose fields change. */
  readonly changes?: Selection;
  readonly to?: Fields;
  /** The list that gets another record, which later rules know by a name. */
  readonly adds?: string;
  readonly record?: Fields;
  readonly as?: string;
  readonly removes?: Selection;
}

/** Where the record of an operation is: its list, its ID if the path has none, its name in the response. */
export interface Place {
  readonly list: string;
  readonly id?: string;
  readonly name?: string;
  /** Fields that can find a record, of which `upsert_key` names one. */
  readonly keys?: readonly string[];
  /** Sets of fields of which a new record requires one. */
  readonly requires?: Alternatives;
}

/** A filter that compares a time with another field. */
export interface Bound {
  readonly field: string;
  readonly bound: 'gte' | 'lt';
}

/** A filter that compares a field of other records, which `$record` selects. */
export interface Related extends Selection {
  readonly field: string;
}

/** What the sandbox knows about the API beyond its description (openapi/sandbox). */
export interface SandboxRules {
  readonly rules: Readonly<Record<string, readonly Rule[]>>;
  readonly records: Readonly<Record<string, Place>>;
  /** By name, or by list and name for those of one list. */
  readonly filters: Readonly<Record<string, readonly string[] | Bound | Related>>;
  readonly fields: {
    readonly references: Readonly<Record<string, string>>;
    readonly lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly team: readonly string[];
    readonly caller: readonly string[];
    readonly searched: readonly string[];
  };
}
