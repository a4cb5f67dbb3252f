import type {Target} from './draft';
import type {Values} from './fields';
import type {HttpRequest} from './httpRequest';

/** A request of the form. Each is one object, so that a late outcome is known to be of an earlier one. */
export interface Sent {
  readonly target: Target;
  /** The parameters, as the form shows them. */
  readonly values: Values;
  /** Without credential. */
  readonly request: HttpRequest;
  /** Scopes of the sandbox's key. */
  readonly scopes: readonly string[];
}
