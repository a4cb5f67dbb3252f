import type {Parameter} from '../../openapi/model/spec';

/**
 * A path and query for the mock. The API accepts a list's name with and without brackets. Prism validates neither:
 * it looks for the percent-encoded name (`ids%5B%5D`) after it has decoded the query, so lists are encoded twice.
 */
export function mockTarget(url: URL, parameters: readonly Parameter[]): string {
  const lists = new Set(parameters.filter(({schema}) => schema?.items).map(({name}) => name));
  const mockName = (name: string): string => {
    const list = [name, `${name}[]`].find((known) => lists.has(known));
    return list === undefined ? name : encodeURIComponent(list);
  };
  const query = [...url.searchParams].map(([name, value]) => [mockName(name), value]);
  return query.length > 0 ? `${url.pathname}?${String(new URLSearchParams(query))}` : url.pathname;
}
