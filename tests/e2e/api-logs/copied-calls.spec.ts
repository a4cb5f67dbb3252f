import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('A call that is sent twice', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@answers-06 a call is sent again in place, and a write to the account asks first', async ({
    apiLogs,
    operation,
    page,
    tryIt,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${api}/v2/`) && request.method() !== 'OPTIONS') sent.push(request.method());
    });
    await operation.openForm('/docs/api/people-create/', KEY);
    await tryIt.body.fill('{"email_address": "nia.kim@acme.example"}');
    await tryIt.sends(/^20/);
    await tryIt.edit.click();
    await tryIt.chooseTarget('Sandbox');
    await tryIt.body.fill('{"email_address": "nia2.kim@acme.example"}');
    await tryIt.sends(/^20/);
    await tryIt.edit.click();
    await tryIt.body.fill('{"email_address": "my.draft@acme.example"}');

    await apiLogs.open('/api-logs/');
    const inSandbox = await apiLogs.unfold(0);
    await inSandbox.getByRole('button', {name: 'Repeat', exact: true}).click();
    // The new call is first in the list, so the others have moved.
    const again = page.getByRole('region', {name: 'Response of the repeated call'});
    await expect(again).toContainText('422');
    await expect(apiLogs.calls).toHaveCount(3);
    expect(sent).toEqual(['POST']);

    const inAccount = await apiLogs.unfold(2);
    const repeat = inAccount.getByRole('button', {name: 'Repeat', exact: true});
    await repeat.click();
    await expect(tryIt.dialog).toContainText('filled in by a link, an earlier call');
    await expect(tryIt.dialog).toContainText('nia.kim@acme.example');
    await tryIt.dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(repeat).toBeFocused();
    expect(sent).toEqual(['POST']);
    await repeat.click();
    await tryIt.dialog.getByRole('button', {name: 'Send POST request'}).click();
    await expect(again).toHaveCount(2);
    await expect(again.last()).toContainText('422');
    await expect(apiLogs.calls).toHaveCount(4);
    expect(sent).toEqual(['POST', 'POST']);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain('my.draft');
    expect(kept.split(KEY)).toHaveLength(2);
  });
});
