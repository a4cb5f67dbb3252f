import {dereferenceOperation} from '../../../../openapi/model/dereference';
import {type PlacedOperation, type Spec, operationsOf} from '../../../../openapi/model/spec';

/** What a response is compared with. */
export interface Described {
  /** Without references. */
  readonly operation: PlacedOperation;
  /** Statuses of errors that all operations share. On a page each is one row, and its fields are on the landing page. */
  readonly shared: ReadonlySet<string>;
}

/** @param operation as in the document, with references */
export function describedOperation(document: Spec, operation: PlacedOperation): Described {
  const responses = Object.entries(operation.responses ?? {});
  const shared = responses.filter(([status, one]) => /^[45]/.test(status) && Object.keys(one).join() === '$ref');
  return {operation: dereferenceOperation(document, operation), shared: new Set(shared.map(([status]) => status))};
}

/** The only operation of a document, such as `/openapi/v2/people-index.json`. @throws when it has none */
export function describedIn(document: Spec): Described {
  const [operation] = operationsOf(document);
  if (!operation) throw new Error('The document contains no operation.');
  return describedOperation(document, operation);
}
