import type {Account} from '../accounts';
import type {Faults} from './faults';

/** One log-in: who it was, and what was chosen on its page. */
export interface LogIn {
  readonly account: Account;
  readonly faults: Faults;
  /** What its token may do. */
  readonly scopes: ReadonlySet<string>;
  /** `state` of the authorization request. Identifies the login in the logs. */
  readonly state?: string;
}

/** What was chosen on log-in pages, by the interaction that the page belonged to and by the grant that came of it. */
export class LogIns {
  readonly #byInteraction = new Map<string, LogIn>();
  readonly #byGrant = new Map<string, LogIn>();

  add(interaction: string, grant: string, logIn: LogIn): void {
    this.#byInteraction.set(interaction, logIn);
    this.#byGrant.set(grant, logIn);
  }

  ofInteraction(id: string): LogIn | undefined {
    return this.#byInteraction.get(id);
  }

  ofGrant(id: string | undefined): LogIn | undefined {
    return this.#byGrant.get(id ?? '');
  }
}
