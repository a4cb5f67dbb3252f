import {describe, expect, test} from 'vitest';
import type {SecurityScheme} from '../../../../openapi/model/securityScheme';
import type {Spec} from '../../../../openapi/model/spec';
import {landingPage} from '../../../../openapi/pages/landing/landingPage';
import {brunoCollection} from '../../../../openapi/tools/collections/bruno';
import {postmanCollection} from '../../../../openapi/tools/collections/postman';
import {requestCollection} from '../../../../openapi/tools/collections/requests';
import {apiVersions} from '../../../../src/config/apiVersions';
import {writeSample} from '../../../../src/features/samples/core/writeSample';
import {textsOf} from '../../support/blocks';
import {pagesOf, tinySpec} from '../../support/tinySpec';

/** The tiny description with this scheme only, as another provider has it. */
function specOf(scheme: SecurityScheme | undefined): Spec {
  const spec = tinySpec();
  const security = scheme ? [{one: []}] : [];
  const get = {...spec.paths['/widgets']?.get, security};
  const securitySchemes = scheme && {one: scheme};
  return {...spec, security, paths: {'/widgets': {get}}, components: {...spec.components, securitySchemes}} as Spec;
}

interface Row {
  readonly scheme?: SecurityScheme;
  /** In the sample. */
  readonly sent?: string;
  /** In the credentials of the operation's page. */
  readonly page?: string;
  /** In the text of the landing page. */
  readonly landing: string;
  /** In collections, if it isn't a bearer token. */
  readonly auth?: {readonly name: string; readonly value: string; readonly place: string};
}

const BEARER = '-H "Authorization: Bearer $TINY_API_KEY"';

const ROWS: Readonly<Record<string, Row>> = {
  'no scheme': {page: 'None', landing: 'Requests need no credential.'},
  'a bearer token': {scheme: {type: 'http', scheme: 'bearer'}, sent: BEARER, landing: 'the variable `TINY_API_KEY`'},
  'a username and a password': {
    scheme: {type: 'http', scheme: 'basic', description: 'Ask the desk.'},
    sent: '-H "Authorization: Basic $TINY_API_KEY"',
    page: 'Username and password (HTTP Basic)',
    landing: 'Ask the desk. Send the username and the password',
    auth: {name: 'Authorization', value: 'Basic {{apiKey}}', place: 'header'},
  },
  'a key in a header': {
    scheme: {type: 'apiKey', in: 'header', name: 'X-Key'},
    sent: '-H "X-Key: YOUR_API_KEY"',
    page: 'API key in the header `X-Key`',
    landing: 'Send the key in the header `X-Key`.',
    auth: {name: 'X-Key', value: '{{apiKey}}', place: 'header'},
  },
  'a key in the query': {
    scheme: {type: 'apiKey', in: 'query', name: 'key'},
    sent: '--data-urlencode "key=YOUR_API_KEY"',
    page: 'API key in the query parameter `key`',
    landing: 'Send the key in the query parameter `key`.',
    auth: {name: 'key', value: '{{apiKey}}', place: 'query'},
  },
  'a key in a cookie': {
    scheme: {type: 'apiKey', in: 'cookie', name: 'session'},
    sent: '-H "Cookie: session=YOUR_API_KEY"',
    page: 'API key in the cookie `session`',
    landing: 'Send the key in the cookie `session`.',
    auth: {name: 'Cookie', value: 'session={{apiKey}}', place: 'header'},
  },
  OAuth: {
    scheme: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://tiny.test/token'}}},
    sent: BEARER,
    landing: 'Get an access token with OAuth 2.0 from `https://tiny.test/token`.',
  },
  'OpenID Connect': {
    scheme: {type: 'openIdConnect', openIdConnectUrl: 'https://tiny.test/id'},
    sent: BEARER,
    landing: 'Get a token with OpenID Connect from `https://tiny.test/id`.',
  },
};

describe.each(Object.entries(ROWS))('@shown-02 another API with %s', (_, {scheme, sent, page, landing, auth}) => {
  const spec = specOf(scheme);

  test('has it in samples and on pages', async () => {
    const found = pagesOf(spec).find((one) => one.kind === 'operation');
    if (!found) throw new Error('There is no operation.');
    const sample = await writeSample('curl', found.request);
    expect(sample).toContain(sent ?? '');
    expect(/Authorization|KEY/.test(sample)).toBe(sent !== undefined);
    const text = JSON.stringify(found.sections);
    expect(text.includes('"term":"Credential"')).toBe(page !== undefined);
    expect(text).toContain(page ?? '');
  });

  test('has it in collections', () => {
    const collection = requestCollection(spec);
    const pair = (key: string, value = ''): object => ({key, value, type: 'string'});
    const apikey = [pair('key', auth?.name), pair('value', auth?.value), pair('in', auth?.place)];
    const bearer = [pair('token', '{{apiKey}}')];
    expect(postmanCollection(collection).auth).toEqual(auth ? {type: 'apikey', apikey} : {type: 'bearer', bearer});
    const files = Object.values(brunoCollection(collection)).join('\n');
    expect(files).toContain(auth ? `key: ${auth.name}\n` : 'type: bearer');
  });

  test('is introduced without the guides of this one', () => {
    const {sections} = landingPage(spec, apiVersions[0]);
    const [text] = textsOf(sections.find(({heading}) => heading?.anchor === 'authentication')?.blocks ?? []);
    expect(text).toContain(landing);
    expect(text).not.toMatch(/Salesloft|\/docs\/platform/i);
  });
});
