import {expect, test, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import SyncPlanner from '@site/src/features/sync-planner/SyncPlanner';
import {Check} from '@site/src/features/webhook-signatures/SignatureTool';
import {signatureOf} from '@site/src/features/webhook-signatures/core/signature';

vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => ['none'], createStorageSlot: () => ({})}));
vi.mock('@site/src/features/samples', () => ({LiveCode: () => null}));
vi.mock('@site/src/features/sync-planner/core/fillPoller', () => ({
  POLLERS: {nodejs: {file: ''}},
  fillPoller: () => '',
}));
// The build makes them from the guides.
vi.mock('@generated/guide-tools/default/pollers.json', () => ({default: {}}));
vi.mock('@generated/guide-tools/default/events.json', () => ({default: {}}));

test('@run-08 a preset sets the time between passes and its unit', async () => {
  const planner = await render(<SyncPlanner />);
  for (const [preset, time, unit] of [
    ['Every 15 minutes', '15', 'minute'],
    ['Nightly', '1', 'day'],
  ] as const) {
    await planner.getByRole('button', {name: preset}).click();
    await expect.element(planner.getByLabelText('Time between passes')).toHaveValue(time);
    await expect.element(planner.getByLabelText('Unit')).toHaveValue(unit);
  }
});

test('@run-07 a signature is no longer valid when its body is removed', async () => {
  const check = await render(<Check token="token" />);
  await check.getByLabelText('Received body').fill('{}');
  await check.getByLabelText('Signature').fill(await signatureOf('token', '{}'));
  await expect.element(check.getByText(/^Valid\./)).toBeVisible();
  await check.getByLabelText('Received body').fill('');
  await expect.element(check.getByRole('status')).toHaveTextContent(/^Enter the token, .* delivery\.$/);
});
