/** One request to the sandbox, and what must be in the response. */
export interface Row {
  readonly name: string;
  /** Method and path. `{id}` is the ID of the record that the last POST of the story returned. */
  readonly request: string;
  readonly body?: unknown;
  /** Not Maya's key. */
  readonly token?: string;
  readonly status: number;
  /** Part of the JSON body, or of each record of a list if it is a list. */
  readonly has?: object;
  /** IDs of the records, in order. */
  readonly ids?: readonly unknown[];
}

/** Requests in turn, each on what the ones before left. */
export interface Story {
  readonly name: string;
  readonly rows: readonly Row[];
}

export const inTurn = (name: string, ...rows: Row[]): Story => ({name, rows});

export const MAYA = 'ak_sandbox_maya_okafor';
export const TOMAS = 'ak_sandbox_tomas_lindqvist';

export const ask = (name: string, request: string, status: number, rest: Partial<Row> = {}): Row => ({
  name,
  request,
  status,
  ...rest,
});
export const lists = (request: string, ids: readonly unknown[], name = request): Row =>
  ask(name, `GET ${request}`, 200, {ids});
export const refuses = (request: string, errors: object, body?: unknown): Row =>
  ask(`${request} ${JSON.stringify(body ?? '')}`, request, 422, {has: {errors}, body});
