import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {bundledPackages, notices, readPackage} from '../../plugins/third-party-licenses/notices';
import {publicFiles} from '../config/publicFiles';
import {siteUrl} from '../config/siteUrl';
import {filesOf, writeIn} from '../node/files';
import {run} from '../node/command';

const NAME = 'salesloft-docs-mcp';
const READ =
  /(?<!\/changes)\.md$|(^|\/)llms\.txt$|^openapi\/((v\d\/)?[\w-]+\.json|recipes\/[\w-]+\.arazzo\.yaml)$|^search\/.*\.json$/;

/** The package yaml calls `require` for modules of Node, which an ES module doesn't have. */
const REQUIRE = "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);";

const README = `# ${NAME}

A local MCP server with the documentation of the Salesloft API. It needs no key and no network.

\`npx -y ${siteUrl}${publicFiles.mcpServer}\`
`;

/** The server with its packages as one program. Returns the notices of the packages. */
async function bundle(outfile: string): Promise<string> {
  const {metafile, outputFiles} = await build({
    // The bundler is a process of its own. If it wrote the file, it could do so after an ended build has removed the folder.
    write: false,
    ...{entryPoints: ['src/mcp/packageEntry.ts'], outfile, bundle: true, minify: true, legalComments: 'none'},
    ...{platform: 'node', format: 'esm', target: 'node20', metafile: true, logLevel: 'error'},
    banner: {js: `#!/usr/bin/env node\n${REQUIRE}`},
  });
  for (const {contents} of outputFiles) writeFileSync(outfile, contents);
  const inputs = Object.keys(metafile.inputs).map((identifier) => ({identifier: path.resolve(identifier)}));
  const packages = [...bundledPackages(inputs)].map(readPackage);
  return notices(packages, 'The server contains the packages below, each under its own license.');
}

async function writePackage(site: string, folder: string): Promise<void> {
  for (const file of filesOf(site).filter((name) => READ.test(name))) {
    writeIn(path.join(folder, 'site'), file, readFileSync(path.join(site, file)));
  }
  const {version, license, engines} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const description = 'Local MCP server with the documentation of the Salesloft API';
  const manifest = {name: NAME, version, description, license, engines, type: 'module', bin: {[NAME]: 'server.mjs'}};
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), await bundle(path.join(folder, 'server.mjs')));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(folder, 'README.md'), README);
  copyFileSync('LICENSE', path.join(folder, 'LICENSE'));
}

/** Adds the MCP server to a built site, as a tarball that `npx` runs from its URL. */
export async function packMcpServer(site: string): Promise<void> {
  // A build that is ended removes the whole site.
  const scratch = mkdtempSync(path.resolve(site, '.mcp-'));
  const folder = path.join(scratch, 'package');
  mkdirSync(folder);
  await writePackage(site, folder);
  await run('npm', ['pack', '--loglevel', 'error', '--pack-destination', scratch], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball = ''] = filesOf(scratch).filter((name) => name.endsWith('.tgz'));
  copyFileSync(path.join(scratch, tarball), path.join(site, publicFiles.mcpServer));
  rmSync(scratch, {recursive: true});
}
