const API = 'https://api.salesloft.com/v2';
const NOT_FILTERS = new Set([
  'page', 'per_page', 'sort_by', 'sort_direction', 'limit_paging_counts', 'scoped_fields', 'visible_only', 'show_deleted',
]);
const isFilter = (name) => !NOT_FILTERS.has(name) && !name.startsWith('include_');
const baseName = (name) => name.split('[')[0];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function assertFiltersApplied(query, metadata) {
  const applied = new Set(Object.keys(metadata?.filtering ?? {}).map(baseName));
  const sent = [...query.keys()].map(baseName).filter(isFilter);
  const ignored = [...new Set(sent)].filter((name) => !applied.has(name));
  if (ignored.length > 0) throw new Error(`The API ignored these filters: ${ignored.join(', ')}`);
}

// params: an object, or an array of [name, value] pairs when a name is repeated
export async function getList(path, params) {
  const query = new URLSearchParams(params);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await fetch(`${API}${path}?${query}`, {
      headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    });
    if (response.status === 429) {
      await sleep(60_000 + Math.random() * 5_000);
    } else if (response.status >= 500) {
      await sleep(1_000 * 2 ** attempt);
    } else {
      const body = await response.json();
      if (!response.ok) {
        throw new Error(`${response.status}: ${JSON.stringify(body.errors ?? body.error)}`);
      }
      assertFiltersApplied(query, body.metadata);
      return body;
    }
  }
  throw new Error(`GET ${path}: no usable response after 5 attempts`);
}
