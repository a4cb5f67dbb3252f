import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

const ADVICE =
  'No Chromium was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name yours: CHROMIUM_PATH=/path/to/chromium';

/** The Chromium to test with: the one that CHROMIUM_PATH names, the system's, or Playwright's own; undefined when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH names ${named}, and there is no such file. Correct it, or unset it to take the system's browser.`,
      );
    }
    return named;
  }
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file));
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Finds a Chromium, or installs the distribution's where that needs no question. @throws with the way to get one. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!isDebianRoot()) throw new Error(ADVICE);
  const {VERSION_ID = ''} = Object.fromEntries(
    readFileSync('/etc/os-release', 'utf8')
      .split('\n')
      .map((line) => line.split('=', 2)),
  ) as {VERSION_ID?: string};
  console.log(`Installing Debian's Chromium (release ${VERSION_ID.replaceAll('"', '')}) with apt-get …`);
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: ['ignore', 'ignore', 'inherit'], env: environment});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  const installed = findChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}
