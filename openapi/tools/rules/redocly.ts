/** The part of Redocly's rule interface that our rules use, in words of our own: its types know every kind of node. */
export interface Location {
  readonly source: {readonly absoluteRef: string};
  child(path: readonly (string | number)[]): Location;
  /** The same place, but the key rather than the value. */
  key(): Location;
}

export interface Context {
  readonly location: Location;
  readonly rawLocation: Location;
  readonly rawNode: unknown;
  readonly key: string | number;
  report(problem: {readonly message: string; readonly location: Location}): void;
  /** What a reference leads to, and anything else itself; `from` is the file that holds the reference. */
  resolve(node: unknown, from?: string): {readonly node?: unknown; readonly location?: Location};
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Redocly calls a visitor with the node of its key's type.
export type Visit = (node: any, context: Context) => void;

/** Node types to what is done on meeting one; nested ones are visited only below their parent. */
export interface Visitor {
  readonly [nodeType: string]: Visit | Visitor;
}

export type Rule<Options = unknown> = (options: Options) => Visitor;
