import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {type Bill, type Project, describeCommit} from './billOfMaterials';
import {checksums, formatChecksums} from './checksums';
import {lastCommit} from './scratch';
import {main, run, tsx} from './steps';

const FOLDER = 'release';

/** The packages that the lockfile names, with versions, hashes and licenses, as a CycloneDX document about this commit. */
function billOfMaterials(): string {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
  const time = execFileSync('git', ['show', '--no-patch', '--format=%cI', 'HEAD'], {encoding: 'utf8'}).trim();
  const bill = describeCommit(JSON.parse(text) as Bill, project, {hash: lastCommit(), time: new Date(time)});
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Builds the site with the settings of the environment, and writes what goes with it: what it is made of, and what it is. */
main(async () => {
  const changed = execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'});
  if (changed !== '')
    throw new Error(`A release is made of a commit, and these files are not in it:\n${changed}Commit or remove them.`);
  await run(...tsx('src/cli/build.ts'));
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER);
  writeFileSync(`${FOLDER}/sbom.cdx.json`, billOfMaterials());
  writeFileSync(`${FOLDER}/SHA256SUMS`, formatChecksums(checksums('build')));
  console.log(
    `${FOLDER}/sbom.cdx.json and ${FOLDER}/SHA256SUMS belong to build/. Check a copy: cd build && sha256sum --check ../${FOLDER}/SHA256SUMS`,
  );
});
