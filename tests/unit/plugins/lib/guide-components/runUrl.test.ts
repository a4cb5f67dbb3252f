import {describe, expect, test} from 'vitest';
import {runUrl} from '../../../../../plugins/lib/guide-components/rehypeRunLinks';
import {draftOf} from '../../../../../src/features/try-it/core/draft';

const operation = (method: string, path: string) => ({method, path, to: '/docs/api/it/'});
const AUTH = '-H "Authorization: Bearer $SALESLOFT_API_KEY"';

describe('A request of a guide as a form in the sandbox', () => {
  test.each([
    [
      'has the query of -G',
      `curl -sS -G https://api.salesloft.com/v2/people \\\n  ${AUTH} \\\n  --data-urlencode "account_id[]=5501" \\\n  -d "updated_at[gt]=2026-09-09T16:20:45+02:00"`,
      operation('get', '/v2/people'),
      {'query:account_id[]': ['5501'], 'query:updated_at[gt]': ['2026-09-09T16:20:45+02:00']},
      undefined,
    ],
    [
      'has the values of the path and the body',
      `curl -sS -X PUT https://api.salesloft.com/v2/people/70211 \\\n  ${AUTH} \\\n  -d '{"locale": "US/Pacific"}'`,
      operation('put', '/v2/people/{id}'),
      {'path:id': ['70211']},
      '{\n  "locale": "US/Pacific"\n}',
    ],
    [
      'posts a body of several lines, indented evenly, with the secret that the guide shows',
      `curl -sS https://api.salesloft.com/v2/notes \\\n  ${AUTH} \\\n  -d '{\n    "callback_token": "wht_6c0a9f51",\n    "content": "Costs $USD & more"\n  }'`,
      operation('post', '/v2/notes'),
      {},
      '{\n  "callback_token": "wht_6c0a9f51",\n  "content": "Costs $USD & more"\n}',
    ],
  ])('@run-01 %s', (...[, command, of, values, body]) => {
    const url = runUrl(command, of) ?? '';
    const draft = draftOf(url.slice(url.indexOf('#')));
    expect(draft).toEqual({values, body, isLinked: true, target: 'sandbox'});
  });

  test.each([
    ['a value of the shell', `curl -sS "https://api.salesloft.com/v2/people?page=$PAGE" ${AUTH}`],
    ['a command in a value', `curl -sS -G https://api.salesloft.com/v2/people -d "due_on=$(date)"`],
    ['a body from standard input', `curl -sS https://api.salesloft.com/v2/people --data @- <<'JSON'\n{}\nJSON`],
    ['two commands', `curl -sS https://api.salesloft.com/v2/people\ncurl -sS https://api.salesloft.com/v2/me`],
    ['a pipe', `curl -sS https://api.salesloft.com/v2/people | jq .data`],
    ['another host', `curl -sS http://127.0.0.1:4010/v2/people`],
    ['another operation', `curl -sS https://api.salesloft.com/v2/people/70211`],
    ['another method', `curl -sS -X POST https://api.salesloft.com/v2/people`],
  ])('@run-01 is none for %s', (_, command) => {
    expect(runUrl(command, operation('get', '/v2/people'))).toBeUndefined();
  });
});
