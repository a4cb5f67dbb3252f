import {type APIRequestContext, expect, test} from '@playwright/test';
import {textOf} from '../fixtures/html';
import {publishedSpec} from '../fixtures/openapi';
import {parts, routes} from '../fixtures/routes';

/** Status and target of an answer in one line, so that a failed test lists what went wrong where. */
async function headOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.head(path, {maxRedirects: 0});
  return [answer.status(), answer.headers().location ?? ''].join(' ').trim();
}

for (const {name, paths} of parts) {
  test(`@site-07 the ${name} respond with and without a trailing slash`, async ({request}) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const path of paths) {
      answers[path] = await headOf(request, path);
      expected[path] = '200';
      if (path === '/') continue;
      const bare = path.slice(0, -1);
      answers[bare] = await headOf(request, bare);
      expected[bare] = `301 ${path}`;
    }
    expect(answers).toEqual(expected);
  });
}

test('@site-07 a query survives the way to the closing slash', async ({request}) => {
  expect(await headOf(request, '/docs/api/people-index?from=mail&x=1')).toBe(
    '301 /docs/api/people-index/?from=mail&x=1',
  );
});

test('@routes-01 the top pages are exactly those of the specification', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.filter((path) => !path.startsWith('/docs/')).toSorted()).toEqual([...routes.top].toSorted());
});

for (const {version, file, landing, groups, operations} of routes.references) {
  const id = version === '2.0' ? '@routes-05' : '@routes-07';

  test(`${id} every operation of API ${version} has a page with its method and path`, async ({request}) => {
    const spec = await publishedSpec(request, file);
    const pages = spec.operations.map(({operationId}) => `${landing}${operationId}/`);
    expect(pages.toSorted()).toEqual([...operations].toSorted());
    const silent: string[] = [];
    for (const {operationId, method, path, summary} of spec.operations) {
      const text = textOf(await (await request.get(`${landing}${operationId}/`)).text());
      const shown = text.includes(summary) && text.includes(`${method} https://api.salesloft.com${path}`);
      if (!shown) silent.push(`${operationId}: ${method} ${path}`);
    }
    expect(silent).toEqual([]);
  });

  test(`${id}${version === '2.0' ? ' @routes-06' : ''} every group of API ${version} has an overview with links to its operations`, async ({
    request,
  }) => {
    const spec = await publishedSpec(request, file);
    expect(groups).toHaveLength(spec.tags.length);
    const overviews = await Promise.all(groups.map(async (path) => (await request.get(path)).text()));
    const unreachable = operations.filter((path) => !overviews.some((html) => html.includes(`href=${path}`)));
    expect(unreachable).toEqual([]);
  });
}

test('@site-08 no page asks a visitor to log in before it shows its content', async ({request}) => {
  const empty: string[] = [];
  for (const path of parts.flatMap(({paths}) => paths)) {
    const html = await (await request.get(path)).text();
    const content = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    if (!content.includes('<h1') || textOf(content).length < 150) empty.push(path);
  }
  expect(empty).toEqual([]);
});
