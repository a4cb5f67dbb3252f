import {liteClient} from 'algoliasearch/lite';
import insights from 'search-insights';
import {describe, expect, it, vi} from 'vitest';
import {hostedCredentials} from '../../../../src/features/search/core/backend';
import {hostedSettings} from '../../../../src/features/search/core/hostedIndex';
import {withSingleFields} from '../../../../src/features/search/core/record';
import {hostedBackend, createHostsCache} from '../../../../src/features/search/hosted/hostedSearch';
import {isObject} from '../../../../src/utils/isObject';
import {records} from './smallSite';

const valueIn = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

// The browser's build of the client is what the site ships; its limits differ from those of the build for Node.
vi.mock('algoliasearch/lite', () =>
  vi.importActual('../../../../node_modules/algoliasearch/dist/lite/builds/browser.js'),
);

vi.mock('search-insights', () => ({default: vi.fn()}));
vi.mock('@site/src/features/visit', () => ({onVisitEnd: () => undefined}));

describe('The hosted engine', () => {
  it.each([
    [
      {searchAppId: 'APP', searchApiKey: 'key'},
      {appId: 'APP', apiKey: 'key'},
    ],
    [{searchAppId: 'APP'}, undefined],
    [{}, undefined],
    [{searchAppId: 'PLACEHOLDER_APP', searchApiKey: 'key'}, undefined],
    [{searchAppId: 'APP', searchApiKey: 'PLACEHOLDER'}, undefined],
  ])('is chosen by real credentials only: %j', (settings, credentials) => {
    expect(hostedCredentials(settings)).toEqual(credentials);
  });

  it('@search-15 does not start without application ID or key', () => {
    expect(() => hostedBackend({appId: '', apiKey: 'key'}, () => true)).toThrow('`appId` is missing.');
    expect(() => hostedBackend({appId: 'APP', apiKey: ''}, () => true)).toThrow('`apiKey` is missing.');
  });

  it('@search-18 waits 1 s for a connection, 2 s for a response, 30 s for a write', () => {
    expect(liteClient('APP', 'key').transporter.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });
});

it('@search-18 The memory of failed hosts finds a host again, whatever state it was written with', async () => {
  const cache = createHostsCache();
  const fresh = () => Promise.resolve('fresh');
  const host = {url: 'a.example', accept: 'read', protocol: 'https'};
  await expect(cache.get(host, fresh)).resolves.toBe('fresh');
  await cache.set({...host, status: 'up', lastUpdate: 1}, 'down');
  await expect(cache.get(host, fresh)).resolves.toBe('down');
  await cache.delete(host);
  await expect(cache.get(host, fresh)).resolves.toBe('fresh');
});

it('@search-19 Events of hosted search are sent only while consent and privacy signals allow them', () => {
  let isPermitted = false;
  const credentials = {appId: 'APP', apiKey: 'key'};
  const {insightsClient: send} = hostedBackend(credentials, () => isPermitted);
  const view = ['viewedObjectIDs', {objectIDs: ['a']}];
  const permit = (next: boolean): void => {
    isPermitted = next;
    if (send !== false) send(...view);
  };
  permit(false);
  expect(insights).not.toHaveBeenCalled();
  permit(true);
  permit(false);
  expect(vi.mocked(insights).mock.calls).toEqual([['init', credentials], view]);
});

describe('The hosted index', () => {
  it('has a record for each field, at its URL', () => {
    const single = withSingleFields(records);
    expect(single.map(({url}) => url)).toContain('/people-create/#body-account_id');
    expect(single.every(({fields}) => fields === undefined)).toBe(true);
    expect(new Set(single.map(({objectID}) => objectID)).size).toBe(single.length);
  });

  it('@search-16 ranks by attributes that its records have, and a field by its own name first where it is created', () => {
    const single: readonly object[] = withSingleFields(records);
    const {searchableAttributes, customRanking, attributesForFaceting, attributeForDistinct} = hostedSettings;
    const ranked = [...searchableAttributes, ...customRanking].flatMap((one) =>
      one.replaceAll(/\w+\(|\)/g, '').split(','),
    );
    const missing = [...ranked, ...attributesForFaceting, attributeForDistinct].filter(
      (path) => !single.some((record) => path in record || path.split('.').reduce(valueIn, record) !== undefined),
    );
    expect(missing).toEqual([]);
    const rankOf = (url: string) => single.find((record) => valueIn(record, 'url') === url);
    expect(rankOf('/people-create/#body-account_id')).toMatchObject({name: 'account_id', weight: {pageRank: 1}});
    expect(rankOf('/people-index/#body-account_id')).toMatchObject({name: 'account_id', weight: {pageRank: 0.94}});
  });
});
