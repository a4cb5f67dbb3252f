import {describe, expect, test} from 'vitest';
import {assertPorts} from '../../../src/cli/sandboxPorts';

describe('the ports of the sandbox', () => {
  test('that two services share are rejected with both names', async () => {
    await expect(assertPorts({PORT: 1, SANDBOX_API_PORT: 4998, SANDBOX_SSO_PORT: 4998})).rejects.toThrow(
      'SANDBOX_API_PORT and SANDBOX_SSO_PORT are both 4998. Give each service its own port.',
    );
  });

  test('are rejected with that of a site, which may already run', async () => {
    await expect(assertPorts({SANDBOX_API_PORT: 4998}, 4998)).rejects.toThrow(
      'PORT and SANDBOX_API_PORT are both 4998. Give each service its own port.',
    );
  });
});
