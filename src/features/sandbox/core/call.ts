import type {PlacedOperation} from '@site/openapi/model/spec';
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

/** The user who calls. */
export const userOf = ({store, caller}: Call): Fields =>
  store.find('/v2/users', ({guid}) => guid === caller.guid) ?? {};
