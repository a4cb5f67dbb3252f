import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {bundledPackages} from '../../plugins/third-party-licenses/bundledPackages';
import {notices, readPackage} from '../../plugins/third-party-licenses/notices';
import {FILES} from '../features/search/core/manifest';
import {filesOf} from '../hosting/filesOf';
import {readOptions} from '../node/options';
import {main} from '../node/steps';

const NAME = 'salesloft-docs-mcp';
/** The files of a built site that the server reads. */
const READ = /\.md$|(^|\/)llms\.txt$|^openapi\/(v\d\/)?[\w-]+\.json$|^search\/manifest\.json$|^assets\/search\//;

const README = `# ${NAME}

A local MCP server with the documentation of the Salesloft API. It needs no key and no network.

\`\`\`json
{"mcpServers": {"salesloft-docs": {"command": "npx", "args": ["-y", "${NAME}"]}}}
\`\`\`
`;

/** The server with its packages as one program. Returns the notices of the packages. */
async function bundle(outfile: string): Promise<string> {
  const {metafile} = await build({
    ...{entryPoints: ['src/mcp/packaged.ts'], outfile, bundle: true, metafile: true, logLevel: 'error'},
    ...{platform: 'node', format: 'esm', target: 'node20'},
    banner: {js: '#!/usr/bin/env node'},
  });
  const inputs = Object.keys(metafile.inputs).map((identifier) => ({identifier: path.resolve(identifier)}));
  const packages = [...bundledPackages(inputs)].map(readPackage);
  return notices(packages, 'The server contains the packages below, each under its own license.');
}

/** `npm run mcp:package [folder]` writes the server and the built site as a package for npm, by default to release/mcp. */
main(async () => {
  const {positionals} = readOptions('npm run mcp:package [folder]', {allowPositionals: true});
  const [folder = 'release/mcp'] = positionals;
  if (!existsSync(path.join('build', FILES.manifest))) throw new Error('There is no site in build/. Run npm run build');
  rmSync(folder, {recursive: true, force: true});
  const files = filesOf('build').filter((file) => READ.test(file) && !file.includes('postman'));
  for (const file of files) {
    const copy = path.join(folder, 'site', file);
    mkdirSync(path.dirname(copy), {recursive: true});
    copyFileSync(path.join('build', file), copy);
  }
  const {version, license, engines} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const description = 'Local MCP server with the documentation of the Salesloft API';
  const manifest = {name: NAME, version, description, license, engines, type: 'module', bin: {[NAME]: 'server.mjs'}};
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), await bundle(path.join(folder, 'server.mjs')));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(folder, 'README.md'), README);
  copyFileSync('LICENSE', path.join(folder, 'LICENSE'));
  console.log(`${folder}: ${String(files.length)} files of the site. To publish it: npm publish ${folder}`);
});
