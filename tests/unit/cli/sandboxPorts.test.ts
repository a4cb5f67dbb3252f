import {describe, expect, test, vi} from 'vitest';
import {assertPorts, byVariable, sandboxPorts} from '../../../src/cli/sandboxPorts';

describe('the ports of the sandbox', () => {
  test('come from the environment, and are named by their variables', () => {
    vi.stubEnv('SANDBOX_API_PORT', '4110');
    vi.stubEnv('SANDBOX_SSO_PORT', '4120');
    vi.stubEnv('SANDBOX_ANALYTICS_PORT', '4130');
    expect(byVariable(sandboxPorts())).toEqual({
      SANDBOX_API_PORT: 4110,
      SANDBOX_SSO_PORT: 4120,
      SANDBOX_ANALYTICS_PORT: 4130,
    });
  });

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
