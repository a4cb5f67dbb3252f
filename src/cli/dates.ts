import browserslist from 'browserslist';
import {security} from '../config/security';
import {expiryNotice} from '../hosting/securityText';

const DAY = 86_400_000;
/** Days after which the data about browsers is old: six months. */
const OLD = 183;

/** What changes without a commit. */
export interface Dates {
  readonly securityExpires: string;
  /** The newest release of a browser that the build knows. */
  readonly browserData: string;
}

function newestRelease(): number {
  const seconds = Object.values(browserslist.data).flatMap((browser) => Object.values(browser?.releaseDate ?? {}));
  return 1000 * Math.max(...seconds.map((time) => time ?? 0));
}

export const dates = (): Dates => ({
  securityExpires: security.expires,
  browserData: new Date(newestRelease()).toISOString(),
});

/** Whole days from one time to a later one. */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.floor((new Date(to).getTime() - new Date(from).getTime()) / DAY);

/** What expires soon or is old, with the fix. Nothing of it stops a build, so that old commits still build. */
export function dateNotices(now: Date, {securityExpires, browserData}: Dates = dates()): string[] {
  const age = daysBetween(browserData, now);
  const old = `The data about browsers is ${String(age)} days old. Run npm update --ignore-scripts browserslist caniuse-lite, and commit package-lock.json.`;
  return [expiryNotice(now, {expires: securityExpires}), age > OLD ? old : undefined].filter(
    (one) => one !== undefined,
  );
}
