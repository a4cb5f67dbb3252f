import {dereferenceOperation} from '../../../../openapi/model/dereference';
import {type PlacedOperation, type Spec, operationsOf} from '../../../../openapi/model/spec';

/** The operation of a request, without `$ref`s, and the values in its path by name. */
export interface Route {
  readonly operation: PlacedOperation;
  readonly values: Readonly<Record<string, string>>;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`);

/** Finds operations by method and path. Documents can be added later, in any order. */
export class Router {
  readonly #entries = new Map<string, {pattern: RegExp; document: Spec; operation: PlacedOperation}>();

  constructor(documents: readonly Spec[] = []) {
    for (const document of documents) this.add(document);
  }

  /** Adds the operations of a document. One that is already known stays. */
  add(document: Spec): void {
    for (const operation of operationsOf(document)) {
      const {method, path} = operation;
      const key = `${method} ${path}`;
      if (!this.#entries.has(key)) this.#entries.set(key, {pattern: patternOf(path), document, operation});
    }
  }

  /** The operation of a request. If two match, the path without a variable is meant (OpenAPI 3.1, 4.8.8.1). */
  find(method: string, pathname: string): Route | undefined {
    const entry = [...this.#entries.values()]
      .filter(({operation, pattern}) => operation.method.toUpperCase() === method && pattern.test(pathname))
      .sort((one, other) => Number(one.operation.path.includes('{')) - Number(other.operation.path.includes('{')))[0];
    if (!entry) return undefined;
    const groups = Object.entries(entry.pattern.exec(pathname)?.groups ?? {});
    return {
      operation: dereferenceOperation(entry.document, entry.operation),
      values: Object.fromEntries(groups.map(([name, text]) => [name, decodeURIComponent(text)])),
    };
  }
}
