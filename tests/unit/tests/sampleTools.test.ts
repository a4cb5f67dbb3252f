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
  const found = new Set(['bash', 'go', 'ruby']);
  vi.mocked(isFound).mockImplementation((tool) => found.has(tool));
  vi.mocked(isDebianRoot).mockReturnValue(true);
  vi.mocked(installPackages).mockImplementation((...names: string[]) => {
    for (const name of names) found.add(name.replace('-cli', ''));
  });
  ensureSampleTools();
  expect(installPackages).toHaveBeenCalledExactlyOnceWith('curl', 'php-cli', 'php-curl', 'python3');
});

test('elsewhere a message names the missing tools and how to install them', () => {
  vi.mocked(isFound).mockImplementation((tool) => tool !== 'go');
  vi.mocked(isDebianRoot).mockReturnValue(false);
  expect(ensureSampleTools).toThrow(
    'The programs of the guides need go. Install it (Debian: apt-get install golang-go) and see that PATH leads to it.',
  );
  expect(installPackages).not.toHaveBeenCalled();
});
