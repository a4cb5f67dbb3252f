import {readFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import {apiVersions} from '../../src/config/apiVersions';
import {compareResponse} from '../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../src/features/response-comparison/core/described';
import {readReport} from '../../src/features/response-comparison/core/report';
import {main, readOptions} from '../../src/node/command';
import {operationsOf} from '../model/spec';
import {withSources} from '../model/unverified';
import {readPublished} from './bundle/readBundle';
import {proposals} from './record/proposals';
import {type Result, formatReport, formatVerdicts, isDifferent, wasCompared} from './record/report';
import {liveResponses, readOnlyClient, replayedResponses} from './record/responses';

const USAGE = 'npm run spec -- record [--replay <folder> | --report <file or -> | --server <url>] [--api <version>]';

const versionOf = (id: string, name: string) => {
  const version = apiVersions.find((one) => one.id === id);
  if (version) return version;
  throw new Error(`${name} ${id} isn't a version. Choose ${apiVersions.map((one) => one.id).join(' or ')}.`);
};

/** Says what a report of the site would change in the description. @param file its name, or `-` for the standard input */
async function readSiteReport(file: string): Promise<void> {
  const read = (): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      throw new Error(`There is no file ${file}. Save the report there, or pass it with --report -.`);
    }
  };
  const report = readReport(file === '-' ? await text(process.stdin) : read());
  const {lines, count} = proposals(readPublished(versionOf(report.api, 'The `api` of the report')), report);
  console.log(`${lines.join('\n')}\nChanges proposed: ${String(count)}. Nothing was written.`);
  if (count > 0) process.exitCode = 1;
}

/**
 * `npm run spec -- record`: compares responses of the API with the description. With SALESLOFT_API_KEY in the environment it
 * calls read operations (GET only). With `-- --replay <folder>` it reads recorded responses instead, also of writes. It
 * prints only names of fields and types, and which statements (`x-unverified`) the responses confirm. It stores nothing. With
 * `-- --report <file>` it says what a report of the site (*Copy report*) would change in the description.
 * Exits with 1 if something differs, or if nothing was compared.
 */
main(async () => {
  const {values} = readOptions(USAGE, {
    options: {replay: {type: 'string'}, report: {type: 'string'}, server: {type: 'string'}, api: {type: 'string'}},
  });
  if (values.report !== undefined) return readSiteReport(values.report);
  const version = versionOf(values.api ?? apiVersions[0].id, '--api');
  const key = process.env.SALESLOFT_API_KEY;
  if (values.replay === undefined && !key) {
    throw new Error(
      'Set SALESLOFT_API_KEY to an API key or access token, or pass a folder of recorded responses: npm run spec -- record --replay <folder>, or a report: --report <file>.',
    );
  }
  const spec = withSources(readPublished(version)) as ReturnType<typeof readPublished>;
  const operations = operationsOf(spec);
  const responses =
    values.replay === undefined
      ? liveResponses(operations, readOnlyClient(values.server ?? spec.servers[0]?.url ?? '', key ?? ''))
      : replayedResponses(operations, values.replay);
  const results: Result[] = [];
  for await (const [operation, source] of responses) {
    const compared =
      'skipped' in source ? source : compareResponse(describedOperation(spec, operation), source.response);
    results.push({operation, ...source, outcome: compared ?? {skipped: 'a server error says nothing about it'}});
  }
  console.log(`${formatReport(results)}\n\n${formatVerdicts(spec, results)}`);
  if (!results.some(wasCompared)) {
    throw new Error(
      "Nothing was compared. Check the server, the key's permissions, or the recorded responses, and run npm run spec -- record again.",
    );
  }
  if (results.some(isDifferent)) process.exitCode = 1;
});
