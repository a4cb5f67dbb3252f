import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from '@docusaurus/core/lib';
import {linkProblems} from '../../plugins/lib/guide-checks/links';
import {listPages} from '../../plugins/lib/site-pages';
import {readReferencePages} from '../../plugins/lib/site-pages/referencePages';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {baseUrlOf} from '../../openapi/model/servers';
import {type ApiVersion, apiVersions} from '../config/apiVersions';
import {publicFiles, publishedFolder} from '../config/publicFiles';
import {readSettings} from '../config/settings';
import {siteUrl} from '../config/siteUrl';
import {allowedInlineCode} from '../hosting/allowedInlineCode';
import {type CatalogedApi, apiCatalog} from '../hosting/apiCatalog';
import {checkPages} from '../hosting/checkPages';
import {compress} from '../hosting/compress';
import {hostRules} from '../hosting/headers';
import {HOST_FILES, formatHeaders, formatRedirects} from '../hosting/hostFiles';
import {nginxInclude} from '../hosting/nginx';
import {robotsText} from '../hosting/robotsText';
import {securityText} from '../hosting/securityText';
import {StepFailed, main, step} from '../node/command';
import {filesOf, writeIn} from '../node/files';
import {messagesOf, watchConsole} from './buildErrors';
import {packPrograms} from './programs';

/** Warnings that don't fail the build. */
const EXPECTED_WARNINGS = [/The footer still shows sample values/];

/** @throws with each file in static/ that isn't published as it is, because the build writes one of the same name */
function refuseReplaced(folder: string): void {
  const bytesIn = (other: string, name: string): Buffer => readFileSync(path.join(other, name));
  const replaced = filesOf('static').filter(
    (name) => existsSync(path.join(publishedFolder, name)) || !bytesIn('static', name).equals(bytesIn(folder, name)),
  );
  const problems = replaced.map((name) => `static/${name}: the build writes this file. Rename yours, or remove it.`);
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
}

/** Builds the pages. Fails on warnings, because no one reads them after the build has passed. */
async function buildPages(folder: string): Promise<void> {
  // Names every dead link at once. Docusaurus stops at the first kind.
  const problems = linkProblems();
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
  const buildOrFail = async (): Promise<void> => {
    try {
      await build(process.cwd(), {outDir: folder});
    } catch (error) {
      throw new StepFailed([...new Set(messagesOf(error))].join('\n'));
    }
  };
  const warnings = await watchConsole(buildOrFail, (text) => EXPECTED_WARNINGS.some((expected) => expected.test(text)));
  const {length} = warnings;
  if (length > 0)
    throw new StepFailed(
      `The build printed ${String(length)} warning${length === 1 ? '' : 's'} (see above). Fix them.`,
    );
}

const catalogedApi = (version: ApiVersion): CatalogedApi => ({
  id: version.id,
  page: version.baseUrl,
  baseUrl: baseUrlOf(readPublished(version)),
});

/** Checks that pages follow the content security policy, writes the files that hosts read, and compresses all files. */
async function prepareForHosts(folder: string, isFast: boolean): Promise<void> {
  const pages = listPages(readReferencePages());
  const sources = new Map(pages.map(({pathname, source}) => [`${pathname.slice(1)}index.html`, source]));
  const styles = [...allowedInlineCode.styles, ...checkPages(folder, (page) => sources.get(page) ?? page)];
  const settings = readSettings(process.env);
  const rules = hostRules(settings, {...allowedInlineCode, styles});
  writeIn(folder, HOST_FILES.headers, formatHeaders(rules.headers));
  writeIn(folder, HOST_FILES.redirects, formatRedirects(rules.redirects));
  writeIn(folder, HOST_FILES.nginx, nginxInclude(rules));
  writeIn(folder, publicFiles.securityText, securityText(siteUrl));
  writeIn(folder, publicFiles.robots, robotsText(siteUrl, settings.contentSignal));
  writeIn(folder, publicFiles.apiCatalog, apiCatalog(siteUrl, apiVersions.map(catalogedApi)));
  await compress(folder, isFast);
  writeIn(folder, HOST_FILES.rules, JSON.stringify(rules));
}

/** The part of `npm run build` that writes the site to the given folder. `fast` after it makes compression fast. */
main(async () => {
  const [, , folder, speed] = process.argv;
  if (folder === undefined) throw new Error('src/cli/buildSite.ts needs the folder to build in. Run npm run build.');
  await step('Build the site', () => buildPages(folder));
  await step('Pack the MCP server and test deliveries', () => packPrograms(folder));
  await step('Prepare it for hosts', () => prepareForHosts(folder, speed === 'fast'));
  refuseReplaced(folder);
});
