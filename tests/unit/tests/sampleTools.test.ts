import {beforeEach, expect, test, vi} from 'vitest';
import {installPackages, isDebianRoot} from '../../debian';
import {ensureSampleTools} from '../../sampleTools';
import {isFound} from '../../samples/commands';

vi.mock('../../debian', () => ({isDebianRoot: vi.fn(), installPackages: vi.fn()}));
vi.mock('../../samples/commands', () => ({isFound: vi.fn()}));

beforeEach(() => {
  vi.mocked(installPackages).mockReset();
});

test('nothing is installed where all tools are found', () => {
  vi.mocked(isFound).mockReturnValue(true);
  vi.mocked(isDebianRoot).mockReturnValue(true);
  ensureSampleTools();
  expect(installPackages).not.toHaveBeenCalled();
});

test('missing tools are installed if that needs no confirmation', () => {
  const found = new Set(['bash']);
  vi.mocked(isFound).mockImplementation((tool) => found.has(tool));
  vi.mocked(isDebianRoot).mockReturnValue(true);
  vi.mocked(installPackages).mockImplementation((...names: string[]) => {
    for (const name of names) found.add(name);
  });
  ensureSampleTools();
  expect(installPackages).toHaveBeenCalledExactlyOnceWith('curl', 'python3');
});

test('elsewhere a message names the missing tools and how to install them', () => {
  vi.mocked(isFound).mockImplementation((tool) => tool !== 'python3');
  vi.mocked(isDebianRoot).mockReturnValue(false);
  expect(ensureSampleTools).toThrow(
    'The programs of the guides need python3. Install it (Debian: apt-get install python3) and see that PATH leads to it.',
  );
  expect(installPackages).not.toHaveBeenCalled();
});
