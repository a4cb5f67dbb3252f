import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {security} from '../config/security';
import {filesOf} from '../hosting/filesOf';
import {expiryNotice} from '../hosting/securityText';
import {readOptions} from '../node/options';
import {main, run, tsx} from '../node/steps';

const FOLDER = 'release';
/** Days that security.txt must still be valid at a release. */
const VALID = 30;

const read = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {encoding: 'utf8', maxBuffer: 1024 ** 3});

/** The parts of a CycloneDX document that npm takes from the machine. */
interface Bill {
  readonly serialNumber?: string;
  readonly metadata: {readonly component: object};
}

/** The packages in the lockfile as a CycloneDX document, without npm's random number, and with name and time of the project. */
function billOfMaterials(): string {
  const {serialNumber: _, ...bill} = JSON.parse(
    read('npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'),
  ) as Bill;
  const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
  const timestamp = new Date(read('git', 'show', '--no-patch', '--format=%cI', 'HEAD').trim()).toISOString();
  const metadata = {...bill.metadata, timestamp, component: {...bill.metadata.component, name}};
  return `${JSON.stringify({...bill, metadata}, null, 2)}\n`;
}

/** SHA-256 of each file of the build, in the format of `sha256sum --check`. */
const checksums = (): string =>
  filesOf('build')
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(`build/${file}`));
      return `${hash.digest('hex')}  ${file}\n`;
    })
    .join('');

/** `npm run release` builds the commit with the settings of the environment, and writes its packages and checksums. */
main(async () => {
  readOptions('npm run release');
  const changed = read('git', 'status', '--porcelain');
  if (changed !== '')
    throw new Error(
      `A release is built from a commit, but these files are not committed:\n${changed}Commit or remove them.`,
    );
  const expiry = expiryNotice(new Date(), security, VALID);
  if (expiry !== undefined) throw new Error(expiry);
  await run(...tsx('src/cli/build.ts'));
  const files = {'sbom.cdx.json': billOfMaterials(), SHA256SUMS: checksums()};
  // Written together, so that an interruption doesn't leave only a part.
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${FOLDER}/${name}`, text);
  console.log(
    `${FOLDER}/sbom.cdx.json and ${FOLDER}/SHA256SUMS describe build/. To check a copy: cd build && sha256sum --check ../${FOLDER}/SHA256SUMS`,
  );
});
