import {existsSync} from 'node:fs';
import {beforeEach, expect, test, vi} from 'vitest';
import {ensureChromium, findChromium} from '../../chromium';

vi.mock('node:fs', async (original) => ({...(await original<object>()), existsSync: vi.fn()}));

const found = vi.mocked(existsSync);

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
});

test('CHROMIUM_PATH that names no file is rejected, and no other browser is used instead', () => {
  found.mockImplementation((file) => file !== '/nowhere/chromium');
  expect(() => findChromium({CHROMIUM_PATH: '/nowhere/chromium'})).toThrow(
    "CHROMIUM_PATH names /nowhere/chromium, and there is no such file. Correct it, or unset it to take the system's browser.",
  );
});

test("the system's browser is found", () => {
  found.mockImplementation((file) => file === '/usr/bin/chromium');
  expect(findChromium({})).toBe('/usr/bin/chromium');
});

test('without any browser, and without the right to install one, the advice is one line with the ways to get one', () => {
  found.mockReturnValue(false);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(findChromium({})).toBeUndefined();
  expect(ensureChromium).toThrow(
    /^No Chromium was found\. Install one \(Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium\) or name yours: CHROMIUM_PATH=\S+$/,
  );
});
