import {expect, test} from 'vitest';
import {errorMessage} from '../../../../src/features/api-logs/errorMessage';

test.each([
  ['{"error": "Invalid Bearer token"}', 'Invalid Bearer token'],
  ['{"errors": {"email_address": ["is taken"], "name": "is empty"}}', 'email_address: is taken; name: is empty'],
  ['{"errors": {}}', undefined],
  ['{"error": 5}', undefined],
  ['<html>', undefined],
  ['', undefined],
])('The message of %s is %s', (body, message) => {
  expect(errorMessage(body)).toBe(message);
});
