import {describe, expect, test} from 'vitest';
import {slugOf} from '../../../../openapi/pages/version';

describe('slugOf', () => {
  test.each([
    ['People', 'people'],
    ['Call Data Records', 'call-data-records'],
    ['Account & people: redaction', 'account-people-redaction'],
    [' (Bulk) jobs! ', 'bulk-jobs'],
    ['Salesloft API 2.0', 'salesloft-api-2-0'],
    ['a--b__c', 'a-b-c'],
    ['{x} <y> `z`', 'x-y-z'],
    ['Équipes 😀', 'quipes'],
    ['漢字', ''],
    ['', ''],
  ])('makes of %j the id %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
