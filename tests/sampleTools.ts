import {installPackages, isDebianRoot} from './debian';
import {isFound} from './samples/commands';

/** What the programs of the guides run with, beside Node; each is a Debian package of the same name. */
const TOOLS = ['bash', 'curl', 'python3'];

const missing = (): string[] => TOOLS.filter((tool) => !isFound(tool));

/** Makes sure that the programs of the guides can run, and installs what lacks where that needs no question. @throws with the way to get it. */
export function ensureSampleTools(): void {
  if (missing().length > 0 && isDebianRoot()) installPackages(...missing());
  const lacking = missing();
  if (lacking.length > 0) {
    throw new Error(
      `The programs of the guides need ${lacking.join(', ')}. Install it (Debian: apt-get install ${lacking.join(' ')}) and see that PATH leads to it.`,
    );
  }
}
