import {parseArgs} from 'node:util';
import {apiVersions} from '../../src/config/apiVersions';
import {operationsOf} from '../model/spec';
import {readPublished} from './published';
import {responseComparer} from './record/compareResponse';
import {liveResponses} from './record/liveResponses';
import {readOnlyClient} from './record/readOnlyClient';
import {replayedResponses} from './record/replayedResponses';
import {type Result, formatReport, hasComparisons, hasDifferences} from './record/report';
import {reportFailure} from './reportFailure';

/**
 * `npm run spec:record`: compares responses of the API with the description. With SALESLOFT_API_KEY in the environment it
 * calls read operations (GET only). With `-- --replay <folder>` it reads recorded responses instead. It prints only names
 * of fields and types, and stores nothing. Exits with 1 if something differs, or if nothing
 * was compared.
 */
async function record(): Promise<void> {
  const {values} = parseArgs({options: {replay: {type: 'string'}, server: {type: 'string'}}});
  const key = process.env.SALESLOFT_API_KEY;
  if (values.replay === undefined && !key) {
    throw new Error(
      'Set SALESLOFT_API_KEY to an API key or access token, or pass a folder of recorded responses: npm run spec:record -- --replay <folder>.',
    );
  }
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new Error('SALESLOFT_API_KEY has a character that a header cannot carry.');
  const spec = readPublished(apiVersions[0]);
  const {servers} = spec;
  const operations = operationsOf(spec);
  const compare = responseComparer(spec);
  const responses =
    values.replay === undefined
      ? liveResponses(operations, readOnlyClient(values.server ?? servers[0]?.url ?? '', key ?? ''))
      : replayedResponses(operations, values.replay);
  const results: Result[] = [];
  for await (const [{operationId, path, method}, source] of responses) {
    results.push({operationId, outcome: 'skipped' in source ? source : compare(path, method, source.response)});
  }
  console.log(formatReport(results));
  if (!hasComparisons(results)) {
    throw new Error(
      'Nothing was compared. Check the server, the rights of the key, or the recorded responses, and run npm run spec:record again.',
    );
  }
  if (hasDifferences(results)) process.exitCode = 1;
}

record().catch(reportFailure);
