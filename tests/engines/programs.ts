import {existsSync} from 'node:fs';
import {ensureChromium} from '../chromium';
import {installPackages, isDebianRoot} from '../debian';

/** WebKit's driver starts WebKit's own small browser, which needs a display. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Debian's Firefox, and the one of other distributions. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Debian packages of all programs. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] as const;

/** The Firefox to test with: the one that FIREFOX_PATH names, or the system's. @throws if FIREFOX_PATH names no file */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.FIREFOX_PATH;
  if (!named) return FIREFOX.find((file) => existsSync(file));
  if (existsSync(named)) return named;
  throw new Error(
    `FIREFOX_PATH is ${named}, which doesn't exist. Correct it, or unset it to use the system's Firefox.`,
  );
}

const hasAll = (): boolean => findFirefox() !== undefined && existsSync(WEBKIT_DRIVER) && existsSync(DISPLAY_SERVER);

/** Paths of the browsers. */
export interface Programs {
  readonly chromium: string;
  readonly firefox: string;
}

/** Makes sure that all three browsers exist, and installs them if that needs no confirmation. @throws with the command that installs them */
export function ensurePrograms(): Programs {
  const chromium = ensureChromium();
  if (!hasAll() && isDebianRoot()) installPackages(...PACKAGES);
  const firefox = findFirefox();
  if (firefox && hasAll()) return {chromium, firefox};
  throw new Error(
    `The tests in three engines need Firefox, ${WEBKIT_DRIVER} and ${DISPLAY_SERVER}. Install them (Debian: apt-get install ${PACKAGES.join(' ')}). FIREFOX_PATH names another Firefox.`,
  );
}
