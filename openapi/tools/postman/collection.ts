/** The parts of a Postman collection (format 2.1.0) that `finishCollection` reads or writes. */
export interface Description {
  readonly content: string;
  readonly type: string;
}

/** A query or path variable, or a header. */
export interface Value {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly description?: Description;
}

export interface Request {
  readonly name?: string;
  readonly method: string;
  readonly description?: Description;
  readonly url: {
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query: readonly Value[];
    readonly variable: readonly Value[];
  };
  readonly header?: readonly Value[];
  readonly body?: {readonly mode: string; readonly raw: string};
}

export interface ExampleResponse {
  readonly id: string;
  readonly name: string;
  readonly code: number;
  readonly originalRequest: Request;
  readonly body?: string;
}

export interface RequestItem {
  readonly id: string;
  readonly name: string;
  readonly request: Request;
  readonly response: readonly ExampleResponse[];
}

export interface Folder {
  readonly id?: string;
  readonly name: string;
  readonly description?: Description | string;
  readonly item: readonly (Folder | RequestItem)[];
}

export interface Variable {
  readonly key: string;
  readonly value: string;
  readonly type?: string;
  readonly description?: string;
}

export interface Collection extends Omit<Folder, 'id' | 'name' | 'description'> {
  readonly info: {readonly _postman_id: string; readonly name: string; readonly description?: Description};
  readonly auth?: unknown;
  readonly variable?: readonly Variable[];
}

export const isFolder = (entry: Folder | RequestItem): entry is Folder => 'item' in entry;
