import {installPackages, isDebianRoot} from './debian';
import {isFound} from './samples/commands';

/** What the programs of the guides run with, in addition to Node, and the Debian packages of each. */
const PACKAGES = {
  bash: ['bash'],
  curl: ['curl'],
  go: ['golang-go'],
  // The samples of operations use the extension.
  php: ['php-cli', 'php-curl'],
  python3: ['python3'],
  ruby: ['ruby', 'ruby-webrick'],
} as const;

type Tool = keyof typeof PACKAGES;

const missing = (): Tool[] => (Object.keys(PACKAGES) as Tool[]).filter((tool) => !isFound(tool));

const packagesOf = (tools: readonly Tool[]): string[] => tools.flatMap((tool) => PACKAGES[tool]);

/** Makes sure that the programs of the guides can run. Installs missing tools where that needs no confirmation. @throws with the command that installs them */
export function ensureSampleTools(): void {
  if (missing().length > 0 && isDebianRoot()) installPackages(...packagesOf(missing()));
  const lacking = missing();
  if (lacking.length > 0) {
    throw new Error(
      `The programs of the guides need ${lacking.join(', ')}. Install it (Debian: apt-get install ${packagesOf(lacking).join(' ')}) and make sure that PATH includes it.`,
    );
  }
}
