import {algoliasearch} from 'algoliasearch';
import {builtRecords} from '../../plugins/lib/search-index/siteEngine';
import {readSettings} from '../config/settings';
import {hostedCredentials} from '../features/search/core/backend';
import {hostedSettings, hostedSynonyms} from '../features/search/core/hostedIndex';
import {withSingleFields} from '../features/search/core/record';
import {StepFailed, main, readOptions, step} from '../node/command';

/** The write key. It is not a setting of the site, because settings are public. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** Pushes the records of the build to the hosted index: `npm run search:push`. */
main(async () => {
  readOptions('npm run search:push');
  const settings = readSettings(process.env);
  const records = withSingleFields(builtRecords());
  console.log(`${String(records.length)} records, ${String(hostedSynonyms().length)} synonyms`);
  const credentials = hostedCredentials({...settings, searchApiKey: process.env[ADMIN_KEY]});
  if (!credentials) {
    throw new StepFailed(
      `Set SEARCH_APP_ID and ${ADMIN_KEY} to real values (not PLACEHOLDER...). The key must be allowed to write records and settings.`,
    );
  }
  const {searchIndexName: indexName} = settings;
  const client = algoliasearch(credentials.appId, credentials.apiKey);
  await step(`Push to ${indexName}`, async () => {
    await client.setSettings({indexName, indexSettings: hostedSettings});
    await client.saveSynonyms({indexName, synonymHit: hostedSynonyms(), replaceExistingSynonyms: true});
    await client.replaceAllObjects({indexName, objects: records as unknown as Record<string, unknown>[]});
  });
});
