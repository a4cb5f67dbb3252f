import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {landingId} from '../../plugins/reference-pages/landingPage';
import {overviewPages} from '../../plugins/reference-pages/overviewPages';
import {type Spec, operationsOf} from '../../plugins/reference-pages/spec';
import {apiVersions} from '../../src/config/apiVersions';

const read = (file: string): Spec => JSON.parse(readFileSync(file, 'utf8')) as Spec;

/** The plugin never overwrites a page and cleans one level deep only; everything below docs/api is generated, so it all goes. */
function clean(): void {
  for (const {outputDir} of apiVersions) rmSync(outputDir, {recursive: true, force: true});
  for (const {outputDir} of apiVersions) mkdirSync(outputDir, {recursive: true});
}

/** Operations and landing pages: read and written by the OpenAPI plugin, worded by plugins/reference-pages. */
function writeOperationPages(): void {
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function writeOverviewPages(): void {
  for (const {specPath, outputDir, baseUrl} of apiVersions) {
    for (const [id, page] of overviewPages(read(specPath), baseUrl))
      writeFileSync(path.join(outputDir, `${id}.tag.mdx`), page);
  }
}

/** The plugin reports failures as text and ends with 0, so what it wrote is compared with what the spec holds. */
function assertComplete(): void {
  for (const {specPath, outputDir, label} of apiVersions) {
    const spec = read(specPath);
    const operations = operationsOf(spec);
    const expected = [
      `${landingId(spec.info.title)}.info.mdx`,
      ...operations.map(({operationId}) => `${operationId}.api.mdx`),
    ];
    const missing = expected.filter((file) => !existsSync(path.join(outputDir, file)));
    if (missing.length > 0) {
      throw new Error(
        `API ${label}: the OpenAPI plugin wrote no page for ${missing.join(', ')}. Is each operationId lower-case words joined by hyphens?`,
      );
    }
    const pages = readdirSync(outputDir).filter((file) => file.endsWith('.mdx')).length;
    console.log(`API ${label}: ${String(operations.length)} operations, ${String(pages)} pages in ${outputDir}`);
  }
}

clean();
try {
  writeOperationPages();
  writeOverviewPages();
  assertComplete();
} catch (error) {
  const {stderr} = error as {stderr?: Buffer};
  process.stderr.write(stderr?.toString() ?? '');
  console.error(String(error));
  process.exitCode = 1;
}
