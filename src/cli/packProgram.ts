import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {bundledPackages, notices, readPackage} from '../../plugins/third-party-licenses/notices';
import {siteUrl} from '../config/siteUrl';
import {run} from '../node/command';
import {filesOf} from '../node/files';

/** A program of the site that `npx` runs from its URL. */
export interface Program {
  /** Of the package and its command. */
  readonly name: string;
  readonly description: string;
  /** URL path of its tarball. */
  readonly url: string;
  /** Its code. */
  readonly entry: string;
  readonly file: string;
  /** Adds files to the package. */
  readonly addFiles?: (folder: string) => void;
}

/** The package yaml calls `require` for modules of Node, which an ES module doesn't have. */
const REQUIRE = "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);";

/** The code with its packages as one program. Returns the notices of the packages. */
async function bundle(entry: string, outfile: string): Promise<string> {
  const {metafile, outputFiles} = await build({
    // The bundler is a process of its own. If it wrote the file, it could do so after an ended build has removed the folder.
    write: false,
    ...{entryPoints: [entry], outfile, bundle: true, minify: true, legalComments: 'none'},
    ...{platform: 'node', format: 'esm', target: 'node20', metafile: true, logLevel: 'error'},
    banner: {js: `#!/usr/bin/env node\n${REQUIRE}`},
  });
  for (const {contents} of outputFiles) writeFileSync(outfile, contents);
  const inputs = Object.keys(metafile.inputs).map((identifier) => ({identifier: path.resolve(identifier)}));
  const packages = [...bundledPackages(inputs)].map(readPackage);
  return notices(packages, 'The program contains the packages below, each under its own license.');
}

async function writePackage({name, description, url, entry, file}: Program, folder: string): Promise<void> {
  const {version, license, engines} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const manifest = {name, version, description, license, engines, type: 'module', bin: {[name]: file}};
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), await bundle(entry, path.join(folder, file)));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(folder, 'README.md'), `# ${name}\n\n${description}.\n\n\`npx -y ${siteUrl}${url}\`\n`);
  copyFileSync('LICENSE', path.join(folder, 'LICENSE'));
}

/** Adds a program to a built site as a tarball, the same for the same files. */
export async function packProgram(site: string, program: Program): Promise<void> {
  // A build that is ended removes the whole site.
  const scratch = mkdtempSync(path.resolve(site, '.pack-'));
  const folder = path.join(scratch, 'package');
  mkdirSync(folder);
  program.addFiles?.(folder);
  await writePackage(program, folder);
  await run('npm', ['pack', '--loglevel', 'error', '--pack-destination', scratch], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball = ''] = filesOf(scratch).filter((name) => name.endsWith('.tgz'));
  copyFileSync(path.join(scratch, tarball), path.join(site, program.url));
  rmSync(scratch, {recursive: true});
}
