import {load} from 'cheerio';
import {expect, test} from 'vitest';
import type {Spec} from '../../openapi/model/spec';
import {Router} from '../../src/features/sandbox/core/router';
import {Sandbox} from '../../src/features/sandbox/core/sandbox';
import {SANDBOX_KEY, SANDBOX_USER} from '../../src/features/sandbox/core/sandboxKey';
import seed from '../../src/features/sandbox/core/seed.json';
import {sampleRequest} from '../../src/features/samples/core/sampleRequest';
import {NO_PROBLEMS, checkForm} from '../../src/features/try-it/core/checkForm';
import {draftOf, shownDraft} from '../../src/features/try-it/core/draft';
import {httpRequest, withToken} from '../../src/features/try-it/core/httpRequest';
import {readJson} from '../../src/features/try-it/core/json';
import {readOperation} from '../../src/features/try-it/core/operation';
import {requestInput} from '../../src/features/try-it/core/fields';
import {guideUrls} from '../../src/config/routes';
import {isObject} from '../../src/utils/isObject';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {routes} from '../fixtures/routes';

/** Guides whose requests use what those before them created. */
const IN_ORDER: readonly string[] = [guideUrls.introduction];

/** The links to the form in the guides, the response that is next to each, and the links before it that it needs. */
const links = routes.guides.flatMap((guide) => {
  const $ = load(readPage(guide));
  return $('[role=group] a[href*="#try-it?"]')
    .toArray()
    .map((link) => ({
      guide,
      href: $(link).attr('href') ?? '',
      printed: $(link).closest('[role=group]').find('pre').last().text(),
    }))
    .map((link, at, all) => ({
      ...link,
      before: IN_ORDER.includes(guide) ? all.slice(0, at).map(({href}) => href) : [],
    }));
});

/** The form of a link, filled in as in the page. */
function formOf(href: string) {
  const url = new URL(href, 'https://developers.salesloft.com');
  const document: unknown = JSON.parse(
    readBuilt(url.pathname.replace('/docs/api/', '/openapi/v2/').replace(/\/$/, '.json')),
  );
  const loaded = readOperation('v2', document as Spec);
  const {values, body = ''} = shownDraft(draftOf(url.hash) ?? {values: {}, body: undefined}, loaded);
  return {loaded, values, text: body, body: readJson(body)};
}

const NOW = '2026-09-18T11:00:00.000000-04:00';

/** What the sandbox makes for a new or changed record: the first ID, and the time or day. */
const MADE = new Set<unknown>([9_000_001, NOW, NOW.slice(0, 10)]);

const formatOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/\d/g, '0') : typeof value);

/** What a response must have: what the guide prints, except for values of the same format that the sandbox made. */
function expectedOf(printed: unknown, received: unknown): unknown {
  if (MADE.has(received) && formatOf(printed) === formatOf(received)) return received;
  if (Array.isArray(printed))
    return printed.map((one, at) => expectedOf(one, Array.isArray(received) ? received[at] : undefined));
  if (!isObject(printed)) return printed;
  const part = (name: string): unknown => (isObject(received) ? received[name] : undefined);
  return Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, expectedOf(value, part(name))]));
}

/** Sends forms in their order with the key of the sandbox in the page. Returns the response of the last one. */
async function send(...forms: ReturnType<typeof formOf>[]): Promise<Response> {
  const scopes = forms.flatMap(({loaded}) => [...loaded.scopes, ...loaded.fieldScopes]);
  const sandbox = new Sandbox({
    router: new Router(forms.map(({loaded}) => loaded.document)),
    seed,
    now: () => Date.parse(NOW),
    findCaller: () => ({key: SANDBOX_KEY, scopes, isAdmin: true, guid: SANDBOX_USER}),
  });
  const responses = [];
  for (const form of forms) responses.push(await sendIn(sandbox, form));
  return responses.at(-1) ?? Response.error();
}

function sendIn(sandbox: Sandbox, {loaded, values, text, body}: ReturnType<typeof formOf>): Promise<Response> {
  const {fields, operation, server} = loaded;
  const input = requestInput(fields, values, body.kind === 'value' ? body.value : undefined);
  const request = httpRequest(sampleRequest(operation, server, input), server, text === '' ? undefined : text);
  const {url, init} = withToken(request, SANDBOX_KEY);
  return sandbox.fetch(url, init);
}

test('@run-01 the guides have links that run their requests', () => {
  expect(links.length).toBeGreaterThan(20);
});

test.each(links)(
  '@run-01 a link of $guide gets the response that the guide shows: $href',
  async ({href, before, printed}) => {
    const form = formOf(href);
    expect(checkForm(form.loaded, form.values, form.body)).toEqual(NO_PROBLEMS);
    const response = await send(...before.map(formOf), form);
    const {status, ok} = response;
    expect({status, ok}).toEqual({status, ok: !/"errors?":/.test(printed)});
    // Lists have the same length and order, and objects can have more fields.
    const received: unknown = await response.json();
    expect(received).toMatchObject(expectedOf(JSON.parse(printed), received) as object);
  },
);
