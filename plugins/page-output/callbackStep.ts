import {callbackScript} from '../../src/hosting/reviewed';
import type {Step} from './applySteps';

/** The place and the texts of the script (`src/features/auth/AuthProvider.tsx`). */
const SLOT = /<meta (?=[^>]*name="log-in-callback")[^>]*?(?<texts>data-sso-url=[^>]*?)\/?>/;

/**
 * Writes the script of the redirect URI into the home page of a site with login. It is inline because it runs before the
 * page is visible, and a file would delay every visit of the home page by a request.
 * @throws when the page has no place for it
 */
export const callbackStep =
  (hasLogIn: boolean): Step =>
  (html, pathname) => {
    if (!hasLogIn || pathname !== '/') return html;
    if (!SLOT.test(html)) throw new Error('there is no place for the login script. Check CallbackScript.tsx.');
    return html.replace(SLOT, (_, texts: string) => `<script ${texts}>${callbackScript}</script>`);
  };
