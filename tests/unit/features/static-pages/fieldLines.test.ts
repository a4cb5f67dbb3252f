import {describe, expect, test} from 'vitest';
import {fieldAt, spanOfField} from '../../../../src/features/static-pages/core/fieldLines';

const REQUEST = `curl 'https://api.example/v2/people?per_page=25&ids%5B%5D=7' \\
  --data '{
  "title": "VP",
  "custom_fields": {
    "Fleet size": "140"
  },
  "steps": [
    {
      "title": "Call"
    }
  ]
}'`;
const RESPONSE = `{
  "metadata": {
    "paging": {"per_page": 25}
  },
  "data": [
    {
      "id": 7,
      "owner": {
        "id": 318
      }
    }
  ]
}`;
const QUERY = `curl -sS -G https://api.example/v2/people \\
  --data-urlencode "per_page=25"`;
const RUBY = `payload = {
  first_name: "Priya",
  "last_name" => "Raman"
}`;

const found = (code: string, anchor: string, isRequest = true): string | undefined => {
  const span = spanOfField(code, anchor, isRequest);
  return span && code.slice(span.start, span.end);
};

describe('The line of a field', () => {
  test.each([
    [REQUEST, 'query-per_page', true, 'per_page=25'],
    [REQUEST, 'query-ids[]', true, 'ids%5B%5D=7'],
    [QUERY, 'query-per_page', true, 'per_page=25'],
    [REQUEST, 'body-title', true, '"title": "VP",'],
    [REQUEST, 'body-custom_fields.Fleet size', true, '"Fleet size": "140"'],
    [REQUEST, 'body-steps.title', true, '"title": "Call"'],
    [RUBY, 'body-first_name', true, 'first_name: "Priya",'],
    [RUBY, 'body-last_name', true, '"last_name" => "Raman"'],
    [RESPONSE, 'response-200-data.id', false, '"id": 7,'],
    [RESPONSE, 'response-200-data.owner.id', false, '"id": 318'],
  ])('in %s, %s (request: %s) is %s', (code, anchor, isRequest, line) => {
    expect(found(code, anchor, isRequest)).toBe(line);
    const offset = code.indexOf(line) + 3;
    expect(fieldAt(code, offset, ['body-id', 'query-page', 'response-200-data', anchor], isRequest)).toBe(anchor);
  });

  test.each([
    ['a parameter that is not set', REQUEST, 'query-page', true],
    ['a field of the response in the request', REQUEST, 'response-200-title', true],
    ['a field of the request in the response', RESPONSE, 'body-data', false],
    ['the anchor of a section', REQUEST, 'request-body', true],
  ])('is absent for %s', (_, code, anchor, isRequest) => {
    expect(found(code, anchor, isRequest)).toBeUndefined();
  });
});
