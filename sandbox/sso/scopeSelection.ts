import {type Account, scopesOf} from '../accounts';
import {type Html, html} from '../html';

/** Marks a form that offered scopes, because a form with all scopes cleared sends none. */
const OFFERED = 'scopes';

/** The part of the login page where scopes can be removed. */
export const scopeFields = (known: readonly string[]): Html =>
  html`<details>
    <summary>Token scopes</summary>
    <p>
      Requests that require a scope you clear here return 403. Accounts without admin rights never get admin-only
      scopes.
    </p>
    <input type="hidden" name="${OFFERED}" value="offered" />
    <ul class="scopes">
      ${known.map(
        (scope) =>
          html`<li>
            <label><input type="checkbox" name="scope" value="${scope}" checked /> ${scope}</label>
          </li>`,
      )}
    </ul>
  </details>`;

/** Scopes that a login grants: all scopes of the account, or the selected ones. */
export function readScopes(form: URLSearchParams, account: Account, known: readonly string[]): ReadonlySet<string> {
  const own = scopesOf(account, known);
  if (!form.has(OFFERED)) return own;
  return new Set(form.getAll('scope').filter((scope) => own.has(scope)));
}
