import {describe, expect, test} from 'vitest';
import {claimOf} from '../../../../../plugins/lib/guide-checks/claim';

const whole = {status: undefined, partial: false};

describe('claimOf', () => {
  test.each([
    ['request=people-create', {kind: 'request', name: 'people-create', ...whole}],
    ['response=people-show partial', {kind: 'response', name: 'people-show', status: undefined, partial: true}],
    ['response=people-show status=404', {kind: 'response', name: 'people-show', status: '404', partial: false}],
    ['event=person_updated title="other request=a"', {kind: 'event', name: 'person_updated', ...whole}],
    ['other', undefined],
    ['title="partial" other', undefined],
  ])('reads %j', (meta, claim) => {
    expect(claimOf(meta)).toEqual(claim);
  });

  test.each(['', 'partial', 'title="other"', 'requests=a', 'request=', 'request=a response=b', 'request=a other'])(
    'rejects %j and says what to write',
    (meta) => {
      expect(() => claimOf(meta)).toThrow(/^The JSON does not say what it is\. Write `request=<operationId>`/);
    },
  );
});
