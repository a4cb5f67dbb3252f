import type {ErrorText} from '@site/openapi/model/errorMessages';

/** A message of the API, or one of the sandbox for what the API isn't known to say. */
export type SandboxText = ErrorText | `Sandbox: ${string}`;

/** Messages of invalid fields by name. `base` is for those that belong to no field. */
export type FieldErrors = Readonly<Record<string, readonly SandboxText[]>>;

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json'}});

/** An error that belongs to no field. */
export const failure = (status: number, error: SandboxText): Response => json(status, {error});

/** A 422 that names fields. */
export const invalid = (errors: FieldErrors): Response => json(422, {errors});

export const notFound = (): Response => failure(404, 'Not Found');

/** The response of the API to a path that it doesn't have: a page, not JSON. */
export const unknownPath = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><title>Not found</title><h1>Sandbox: no operation has this path</h1></html>',
    {status: 404, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );
