import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const TOKEN = 'tok_never_kept_0123456789abcdef';

/** A text of a guide, a colleague or a log, with a token in each place where one can be. */
const COMMAND = [
  `curl -X PATCH 'https://me:${TOKEN}@api.salesloft.com/v2/people/70211.json?access_token=${TOKEN}&fields=id'`,
  `  -H 'Authorization: Bearer ${TOKEN}' -b 'session=${TOKEN}'`,
  `  -d '{"first_name": "Zoe"}'`,
].join(' \\\n');

test('@form-05 a pasted command fills the form of its operation, without its token', async ({axe, operation, page}) => {
  const {tryIt} = operation;
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  const urls: string[] = [];
  page.on('framenavigated', (frame) => void urls.push(frame.url()));
  await operation.open('/docs/api/people-index/');
  await tryIt.openWith(KEY);
  await tryIt.form.getByRole('button', {name: 'Paste a request'}).click();
  const text = tryIt.dialog.getByRole('textbox');
  await expect(text).toBeFocused();
  await text.fill(COMMAND);
  const {violations} = await axe().include('dialog').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
  await tryIt.dialog.getByRole('button', {name: 'Use this request'}).click();

  await operation.isAt('/docs/api/people-update/', 'Update a person');
  await expect(tryIt.input('path:id')).toHaveValue('70211');
  await expect(tryIt.body).toHaveValue('{"first_name": "Zoe"}');
  const notes = tryIt.form.locator('[data-pasted]');
  await expect(notes).toBeFocused();
  await expect(notes).toContainText('A credential was dropped.');
  await expect(notes.getByRole('listitem')).toHaveText([
    'The path /v2/people/{id}.json is now /v2/people/{id}.',
    'The path has no PATCH, only GET, PUT, DELETE.',
    'The parameter fields is unknown, and left out.',
  ]);
  await expect(page).toHaveURL(/people-update\/$/);

  await test.step('a reload keeps it, and the token is nowhere', async () => {
    await operation.reload();
    await expect(tryIt.input('path:id')).toHaveValue('70211');
    const kept = await page.evaluate(() => [
      JSON.stringify([localStorage, sessionStorage, history.state]),
      document.documentElement.outerHTML,
    ]);
    expect([...kept, ...urls, ...sent].filter((one) => one.includes(TOKEN))).toEqual([]);
  });

  await test.step('a write to the account asks first', async () => {
    await tryIt.send.click();
    await expect(tryIt.dialog).toContainText(
      'This request was filled in by a link, an earlier call, or a pasted request.',
    );
    expect((await axe().include('dialog').analyze()).violations).toEqual([]);
    await tryIt.dialog.getByRole('button', {name: 'Cancel'}).click();
  });

  await test.step('Undo takes it back', async () => {
    await tryIt.form.getByRole('button', {name: 'Undo paste'}).click();
    await expect(tryIt.input('path:id')).toHaveValue('');
  });
});

test('@form-05 the head and the first row of the form stay one row with the button', async ({operation, page}) => {
  const {tryIt} = operation;
  await operation.openForm('/docs/api/people-index/');
  for (const width of [390, 1180, 1366]) {
    await page.setViewportSize({width, height: 844});
    const [button, target] = [
      await tryIt.form.getByRole('button', {name: 'Paste a request'}).boundingBox(),
      await tryIt.form.getByRole('radiogroup', {name: 'Where the request goes'}).boundingBox(),
    ];
    if (!button || !target) throw new Error('No row.');
    expect(Math.abs(button.y + button.height / 2 - target.y - target.height / 2)).toBeLessThan(4);
  }
});
