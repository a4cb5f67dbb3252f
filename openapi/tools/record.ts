import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {operationsOf} from '../model/spec';
import {readPublished} from './bundle/readBundle';
import {responseComparer} from './record/compareResponse';
import {liveResponses, readOnlyClient, replayedResponses} from './record/responses';
import {type Result, formatReport, formatVerdicts, isDifferent} from './record/report';

/**
 * `npm run spec -- record`: compares responses of the API with the description. With SALESLOFT_API_KEY in the environment it
 * calls read operations (GET only). With `-- --replay <folder>` it reads recorded responses instead, also of writes. It
 * prints only names of fields and types, and which statements (`x-unverified`) the responses confirm. It stores nothing.
 * Exits with 1 if something differs, or if nothing was compared.
 */
main(async () => {
  const {values} = readOptions('npm run spec -- record [--replay <folder> --server <url> --api <version>]', {
    options: {replay: {type: 'string'}, server: {type: 'string'}, api: {type: 'string'}},
  });
  const version = apiVersions.find(({id}) => id === (values.api ?? apiVersions[0].id));
  if (!version) {
    throw new Error(`--api ${values.api ?? ''} isn't a version. Choose ${apiVersions.map(({id}) => id).join(' or ')}.`);
  }
  const key = process.env.SALESLOFT_API_KEY;
  if (values.replay === undefined && !key) {
    throw new Error(
      'Set SALESLOFT_API_KEY to an API key or access token, or pass a folder of recorded responses: npm run spec -- record --replay <folder>.',
    );
  }
  const spec = readPublished(version);
  const operations = operationsOf(spec);
  const compare = responseComparer(spec);
  const responses =
    values.replay === undefined
      ? liveResponses(operations, readOnlyClient(values.server ?? spec.servers[0]?.url ?? '', key ?? ''))
      : replayedResponses(operations, values.replay);
  const results: Result[] = [];
  for await (const [operation, source] of responses) {
    const outcome = 'skipped' in source ? source : compare(operation.path, operation.method, source.response);
    results.push({operation, ...source, outcome});
  }
  console.log(`${formatReport(results)}\n\n${formatVerdicts(spec, results)}`);
  if (!results.some(({outcome}) => 'differences' in outcome)) {
    throw new Error(
      "Nothing was compared. Check the server, the key's permissions, or the recorded responses, and run npm run spec -- record again.",
    );
  }
  if (results.some(isDifferent)) process.exitCode = 1;
});
