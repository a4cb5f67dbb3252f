/** The part of Redocly's rule interface that our rules use, with simpler types than Redocly's. */
export interface Location {
  readonly source: {readonly absoluteRef: string};
  child(path: readonly (string | number)[]): Location;
  /** The location of the key instead of the value. */
  key(): Location;
}

export interface Context {
  readonly location: Location;
  readonly key: string | number;
  report(problem: {readonly message: string; readonly location: Location}): void;
  /** The target of a reference. Other nodes are returned unchanged. `from` is the file of the reference. */
  resolve(node: unknown, from?: string): {readonly node?: unknown; readonly location?: Location};
}

// oxlint-disable-next-line typescript/no-explicit-any -- Redocly calls a visitor with the node of its key's type.
export type Visit = (node: any, context: Context) => void;

/** Functions by node type. Nested types are visited only inside their parent. */
export interface Visitor {
  readonly [nodeType: string]: Visit | Visitor;
}

export type Rule = () => Visitor;
