import {existsSync} from 'node:fs';
import {beforeEach, expect, test, vi} from 'vitest';
import {installPackages, isDebianRoot} from '../../debian';
import {DISPLAY_SERVER, WEBKIT_DRIVER, ensurePrograms, findFirefox} from '../../engines/programs';

vi.mock('node:fs', async (original) => ({...(await original<object>()), existsSync: vi.fn()}));
vi.mock('../../debian', () => ({isDebianRoot: vi.fn(), installPackages: vi.fn()}));

const CHROMIUM = '/usr/bin/chromium';
const FIREFOX = '/usr/bin/firefox-esr';
let files: string[] = [];

beforeEach(() => {
  for (const name of ['CHROMIUM_PATH', 'FIREFOX_PATH']) vi.stubEnv(name, undefined);
  files = [CHROMIUM];
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));
  vi.mocked(installPackages).mockReset();
});

test('nothing is installed if all browsers exist', () => {
  files.push(FIREFOX, WEBKIT_DRIVER, DISPLAY_SERVER);
  vi.mocked(isDebianRoot).mockReturnValue(true);
  expect(ensurePrograms()).toEqual({chromium: CHROMIUM, firefox: FIREFOX});
  expect(installPackages).not.toHaveBeenCalled();
});

test('missing browsers are installed if that needs no confirmation', () => {
  vi.mocked(isDebianRoot).mockReturnValue(true);
  vi.mocked(installPackages).mockImplementation(() => void files.push(FIREFOX, WEBKIT_DRIVER, DISPLAY_SERVER));
  expect(ensurePrograms().firefox).toBe(FIREFOX);
  expect(installPackages).toHaveBeenCalledExactlyOnceWith('firefox-esr', 'webkit2gtk-driver', 'xvfb');
});

test('elsewhere a message has the command that installs them', () => {
  vi.mocked(isDebianRoot).mockReturnValue(false);
  expect(ensurePrograms).toThrow(/Debian: apt-get install firefox-esr webkit2gtk-driver xvfb/);
  expect(installPackages).not.toHaveBeenCalled();
});

test('FIREFOX_PATH that names no file is rejected', () => {
  files.push(FIREFOX);
  expect(() => findFirefox({FIREFOX_PATH: '/nowhere/firefox'})).toThrow(/^FIREFOX_PATH is \/nowhere\/firefox,/);
});
