import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {installPackages, isDebianRoot} from './debian';

/** The browser without a window comes first: it takes two thirds of the other's time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const ADVICE =
  'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or name yours: CHROMIUM_PATH=/path/to/chromium';

/** The Chromium to test with: the one that CHROMIUM_PATH names, the system's, or Playwright's own; undefined when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, which doesn't exist. Correct it, or unset it to take the system's browser.`,
      );
    }
    return named;
  }
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium, or installs the distribution's where that needs no question. @throws with the way to get one. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!isDebianRoot()) throw new Error(ADVICE);
  installPackages('chromium-headless-shell', 'fonts-liberation');
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}
