import {dereferenceOperation} from '@site/openapi/model/dereference';
import {METHODS, type Method, type PlacedOperation, type Spec} from '@site/openapi/model/spec';

/** The operation of a request, without `$ref`s, and the values in its path by name. */
export interface Route {
  readonly operation: PlacedOperation;
  readonly values: Readonly<Record<string, string>>;
}

interface Entry {
  readonly pattern: RegExp;
  readonly method: string;
  readonly path: string;
  readonly operation: () => PlacedOperation;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`);

/** Finds operations by method and path. Documents can be added later, in any order. */
export class Router {
  readonly #entries = new Map<string, Entry>();

  constructor(documents: readonly Spec[] = []) {
    for (const document of documents) this.add(document);
  }

  /** Adds the operations of a document. One that is already known stays. */
  add(document: Spec): void {
    for (const [path, item] of Object.entries(document.paths))
      for (const method of METHODS.filter((one) => item[one])) this.#addOperation(document, path, method);
  }

  #addOperation(document: Spec, path: string, method: Method): void {
    const key = `${method} ${path}`;
    const operation = document.paths[path]?.[method];
    if (!operation || this.#entries.has(key)) return;
    let resolved: PlacedOperation | undefined;
    this.#entries.set(key, {
      pattern: patternOf(path),
      method: method.toUpperCase(),
      path,
      operation: () => (resolved ??= dereferenceOperation(document, {...operation, method, path})),
    });
  }

  /** The operation of a request. If two match, the path without a variable is meant (OpenAPI 3.1, 4.8.8.1). */
  find(method: string, pathname: string): Route | undefined {
    const entry = [...this.#entries.values()]
      .filter((one) => one.method === method && one.pattern.test(pathname))
      .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))[0];
    if (!entry) return undefined;
    const groups = Object.entries(entry.pattern.exec(pathname)?.groups ?? {});
    return {
      operation: entry.operation(),
      values: Object.fromEntries(groups.map(([name, text]) => [name, decodeURIComponent(text)])),
    };
  }
}
