import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {security} from '../config/security';
import {expiryNotice} from '../hosting/securityText';
import {readOptions} from '../node/options';
import {main, read, run, tsx} from '../node/steps';
import {type Bill, type Project, describeCommit} from './billOfMaterials';
import {checksums, formatChecksums} from './checksums';
import {lastCommit} from './scratch';
import {collect} from './status/collect';

const FOLDER = 'release';
/** Days that security.txt must still be valid at a release. */
const VALID = 30;

/** The packages in the lockfile with versions, hashes and licenses, as a CycloneDX document about this commit. */
async function billOfMaterials(): Promise<string> {
  const text = await read('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']);
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
  const time = (await read('git', ['show', '--no-patch', '--format=%cI', 'HEAD'])).trim();
  const bill = describeCommit(JSON.parse(text) as Bill, project, {hash: lastCommit(), time: new Date(time)});
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Builds the site with the settings of the environment, and writes its bill of materials, checksums and state. */
main(async () => {
  readOptions('npm run release');
  const changed = execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'});
  if (changed !== '')
    throw new Error(
      `A release is built from a commit, but these files are not committed:\n${changed}Commit or remove them.`,
    );
  const expiry = expiryNotice(new Date(), security, VALID);
  if (expiry !== undefined) throw new Error(expiry);
  await run(...tsx('src/cli/build.ts'));
  const packages = await billOfMaterials();
  // Written together, so that an interruption doesn't leave only a part.
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER);
  writeFileSync(`${FOLDER}/sbom.cdx.json`, packages);
  writeFileSync(`${FOLDER}/SHA256SUMS`, formatChecksums(checksums('build')));
  writeFileSync(`${FOLDER}/status.json`, `${JSON.stringify(collect(), null, 2)}\n`);
  console.log(
    `${FOLDER}/sbom.cdx.json, ${FOLDER}/SHA256SUMS and ${FOLDER}/status.json describe build/. To check a copy: cd build && sha256sum --check ../${FOLDER}/SHA256SUMS`,
  );
});
