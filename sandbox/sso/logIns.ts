import type {Account} from '../accounts';
import type {SimulatedErrors} from './simulatedErrors';

/** One login: the account, and what was selected on the login page. */
export interface LogIn {
  readonly account: Account;
  readonly errors: SimulatedErrors;
  /** Scopes of its token. */
  readonly scopes: ReadonlySet<string>;
  /** `state` of the authorization request. Identifies the login in the logs. */
  readonly state?: string | undefined;
}

/** Logins by interaction (the login page) and by grant (its tokens). */
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
