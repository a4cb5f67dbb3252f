import browserslist from 'browserslist';
import {expiryNotice} from '../hosting/securityText';

const DAY = 86_400_000;
/** Days after which the data about browsers is old: six months. */
const OLD = 183;

/** The newest release of a browser that the build knows. Milliseconds since 1970. */
function newestRelease(): number {
  const seconds = Object.values(browserslist.data).flatMap((browser) => Object.values(browser?.releaseDate ?? {}));
  return 1000 * Math.max(...seconds.map((time) => time ?? 0));
}

/** What expires soon or is old, with the fix. Nothing of it stops a build, so that old commits still build. */
export function dateNotices(now: Date, browserData = newestRelease()): string[] {
  const age = Math.floor((now.getTime() - browserData) / DAY);
  const old = `The data about browsers is ${String(age)} days old. Run npm update --ignore-scripts browserslist caniuse-lite, and commit package-lock.json.`;
  return [expiryNotice(now), age > OLD ? old : undefined].filter((one) => one !== undefined);
}
