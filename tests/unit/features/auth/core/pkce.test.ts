import * as oauth from 'oauth4webapi';
import {expect, test, vi} from 'vitest';
import {challengeOf, isToken, randomToken} from '../../../../../src/features/auth/core/pkce';
import {runs} from '../../../support/runs';

test('randomToken is 32 bytes of the random source, in 43 characters', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    new Uint8Array(bytes.buffer).fill(255);
    return bytes;
  });
  const token = randomToken();
  random.mockRestore();
  expect(token).toBe(`${'_'.repeat(42)}8`);
  expect(isToken(token)).toBe(true);
});

test.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\n`, null, 7, ['a'.repeat(43)]])(
  'isToken rejects %j',
  (value) => expect(isToken(value)).toBe(false),
);

test('challengeOf agrees with oauth4webapi over verifiers of either side', {timeout: 60_000}, async () => {
  for (let round = 0; round < runs(5_000); round += 1) {
    for (const verifier of [randomToken(), oauth.generateRandomCodeVerifier()]) {
      expect(isToken(verifier)).toBe(true);
      expect(await challengeOf(verifier)).toBe(await oauth.calculatePKCECodeChallenge(verifier));
    }
  }
});
