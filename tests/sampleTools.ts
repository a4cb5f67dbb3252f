import {installPackages, isDebianRoot} from './debian';
import {isFound} from './samples/commands';

/** What the programs of the guides run with, in addition to Node, and the Debian package of each. */
const PACKAGES = {
  bash: 'bash',
  curl: 'curl',
  go: 'golang-go',
  php: 'php-cli',
  python3: 'python3',
  ruby: 'ruby',
} as const;

type Tool = keyof typeof PACKAGES;

const missing = (): Tool[] => (Object.keys(PACKAGES) as Tool[]).filter((tool) => !isFound(tool));

const packagesOf = (tools: readonly Tool[]): string[] => tools.map((tool) => PACKAGES[tool]);

/** Makes sure that the programs of the guides can run, and installs what lacks where that needs no question. @throws with the way to get it. */
export function ensureSampleTools(): void {
  if (missing().length > 0 && isDebianRoot()) installPackages(...packagesOf(missing()));
  const lacking = missing();
  if (lacking.length > 0) {
    throw new Error(
      `The programs of the guides need ${lacking.join(', ')}. Install it (Debian: apt-get install ${packagesOf(lacking).join(' ')}) and see that PATH leads to it.`,
    );
  }
}
