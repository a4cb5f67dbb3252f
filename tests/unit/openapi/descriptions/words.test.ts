// cspell:ignore Café Ärzte
import {describe, expect, test} from 'vitest';
import {countWords, restates} from '../../../../openapi/tools/rules/words';

describe('counting words', () => {
  test.each([
    ['', 0],
    ['   \n\t ', 0],
    ['Filter by `updated_at[gt]` now', 4],
    ['A dash – is no word', 5],
    ['See [the guide](/docs/platform/api-basics/timezones/).', 3],
    ['See [it](https://a.test/with spaces) now', 3],
    ['Café für Ärzte', 3],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('a description that restates', () => {
  test.each([
    ['name', 'The name of the person.', 'people Person'],
    ['id', 'Id of the note', 'notes'],
    ['bulk_jobs_id', 'Id of the bulk job.', 'bulk-jobs-job-data'],
  ])('%s: %j', (name, description, resource) => {
    expect(restates(name, description, resource)).toBe(true);
  });

  test.each([
    ['name', 'The name of the person, as it appears in e-mails.', 'people Person'],
    ['id', 'Id of the note', 'accounts'],
    ['id', 'Id of the note to delete.', 'notes'],
    ['state', 'State or region of the workplace.', 'people'],
  ])('is not %s: %j', (name, description, resource) => {
    expect(restates(name, description, resource)).toBe(false);
  });
});
