import type {PlacedOperation} from '../../../../openapi/model/spec';
import type {ErrorText} from '../../../../openapi/model/errorMessages';
import type {Success} from './records';
import type {Fields, Store} from './store';

/** Who calls: whose records and points a call uses, and what it may do. */
export interface Caller {
  readonly key: string;
  readonly scopes: readonly string[];
  readonly isAdmin: boolean;
  readonly guid: string;
}

/** A call that may be made, with everything that a response depends on. */
export interface Call {
  readonly operation: PlacedOperation;
  readonly success: Success;
  /** Path of the list that the call is about: `/v2/people`, also for `/v2/people/70211`. */
  readonly list: string;
  /** ID of the record that the call is about, or of the record that the list belongs to. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
  /** Empty without a body. */
  readonly body: Fields;
  readonly store: Store;
  readonly caller: Caller;
  /** The time of the call, as the API writes it. */
  readonly time: string;
}

export const userOf = ({store, caller}: Call): Fields => store.find('/v2/users', 'guid', caller.guid) ?? {};

/** A message of the API, or one of the sandbox for what the API isn't known to say. */
export type SandboxText = ErrorText | `Sandbox: ${string}`;

/** Messages of invalid fields by name. `base` is for those that belong to no field. */
export type FieldErrors = Readonly<Record<string, readonly SandboxText[]>>;

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json'}});

/** An error that belongs to no field. */
export const failure = (status: number, error: SandboxText): Response => json(status, {error});

export const invalid = (errors: FieldErrors): Response => json(422, {errors});

export const notFound = (): Response => failure(404, 'Not Found');

/** The response of the API to a path that it doesn't have: a page, not JSON. */
export const unknownPath = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><title>Not found</title><h1>Sandbox: no operation has this path</h1></html>',
    {status: 404, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );
