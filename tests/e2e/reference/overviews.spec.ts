import {expect, test} from '../../fixtures/test';

for (const [path, statuses] of [
  ['/docs/api/', [401, 403, 404, 422, 429]],
  ['/docs/api/1.0/', [401, 403, 404, 422]],
] as const) {
  test(`${path} has an anchor for each error @mobile`, async ({landing}) => {
    for (const status of statuses) {
      await landing.open(`${path}#error-${String(status)}`);
      await expect(landing.error(status)).toHaveText(new RegExp(`^${String(status)} `));
      await expect(landing.error(status)).toBeInViewport();
    }
  });
}

test('an overview lists operations first, then the record and related topics', async ({docs}) => {
  await docs.open('/docs/api/calls/');
  await expect(docs.main.getByRole('heading', {level: 2})).toHaveText(
    ['Operations', 'Example', 'Fields', 'Scopes', 'Webhook events', 'Related guides'].map(
      (name) => new RegExp(`^${name}`),
    ),
  );
});

test('the field of a record has an anchor on the overview of its resource @mobile', async ({docs}) => {
  await docs.open('/docs/api/people/#field-email_address');
  await expect(docs.anchor('field-email_address')).toBeInViewport();
});
