import type {Page} from '@playwright/test';
import {TOOLS} from '../../../src/config/homePage';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';
const CREATE = '/docs/api/people-create/';
const SHOW = '/docs/api/people-show/';
const PERSON = '{"email_address": "tiago.moreira@cobaltdental.example", "first_name": "Tiago"}';

test.use({usesAccount: false});

/** Blocks everything but the site, and returns what was requested: other origins, and the site from now on. */
async function watchRequests(page: Page): Promise<{readonly foreign: string[]; readonly own: string[]}> {
  const seen = {foreign: [] as string[], own: [] as string[]};
  await page.context().route('**/*', (route) => {
    const {origin, pathname} = new URL(route.request().url());
    const isOwn = origin.startsWith('http://localhost:');
    seen[isOwn ? 'own' : 'foreign'].push(pathname);
    return isOwn ? route.continue() : route.abort();
  });
  return seen;
}

test.describe('Without an account', () => {
  test('@run-01 open the form, press Send, and get a response without any request', async ({operation, page}) => {
    const {tryIt} = operation;
    const seen = await watchRequests(page);
    await operation.openForm(PEOPLE);
    await expect(tryIt.sandbox).toBeChecked();
    await expect(tryIt.key).toHaveCount(0);
    await tryIt.sends();
    await expect(tryIt.sandboxMark).toHaveText('Sandbox');
    const files = seen.own.length;
    await tryIt.sends();
    await tryIt.showCode();
    await expect(operation.samples.shown).toContainText('https://api.salesloft.com/v2/people');
    expect(seen.foreign).toEqual([]);
    expect(seen.own.slice(files).filter((path) => !path.endsWith('.js'))).toEqual([]);
  });

  test('@run-01 @home-01 the home page runs a request in its card, and leads to its form and to all tools', async ({
    operation,
    page,
  }) => {
    await page.goto('/');
    for (const {to} of TOOLS) await expect(page.locator(`main a[href="${to}"]`)).toBeVisible();
    const printed = page.locator('main figure').filter({hasText: 'Example response'});
    await expect(printed).toBeVisible();
    await page.getByRole('button', {name: 'Run in the sandbox'}).click();
    await expect(page.locator('main [role=status]')).toHaveText(/^200 OK · sandbox · \d+ ms · cost 1, 59 of 60 left$/);
    await expect(printed).toBeHidden();
    await expect(page.locator('main figure').filter({hasText: '200 OK'})).toContainText('"name": "Maya Okafor"');
    await page.getByRole('link', {name: 'Change this request'}).click();
    await expect(operation.tryIt.sandbox).toBeChecked();
    await operation.tryIt.sends();
  });

  test('@home-02 Start building runs each step in one sandbox, then asks for a key', async ({apiLogs, page}) => {
    await page.goto('/docs/platform/intro/');
    const steps = page.getByRole('group', {name: 'Request and response'});
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) {
      await step.getByRole('button', {name: 'Run in the sandbox'}).click();
      await expect(step.getByRole('status')).toContainText('200 OK');
    }
    await expect(steps.last()).toContainText('https://api.salesloft.com/v2/people/9000001');
    await expect(page.getByRole('heading', {level: 3}).last()).toHaveText(/^5. Create a key/);

    await test.step('a step that ran before has a way on', async () => {
      const create = steps.nth(2);
      await create.getByRole('button', {name: 'Run in the sandbox'}).click();
      await expect(create.getByRole('status').first()).toContainText('422');
      await create.getByRole('button', {name: 'Reset sandbox'}).click();
      await expect(create).toContainText('The sandbox has its original records again.');
    });

    await test.step('it also runs offline, and enrolls the person who was created last', async () => {
      await page.context().setOffline(true);
      for (const step of [steps.nth(2), steps.nth(3)]) {
        await step.getByRole('button', {name: 'Run in the sandbox'}).click();
        await expect(step.getByRole('status').first()).toContainText('200 OK');
      }
      await expect(steps.last()).toContainText('Sent with person_id 9000001, the newest record that you created.');
      await page.context().setOffline(false);
    });
    await page.goto('/api-logs/');
    await expect(apiLogs.calls).toHaveCount(7);
  });

  test('@run-02 @run-06 a new record is filled in, and stays until its deletion or a reset', async ({operation}) => {
    const {tryIt} = operation;
    await operation.openForm(CREATE);
    await tryIt.body.fill(PERSON);
    await tryIt.sends(/^20/);
    const [, id = ''] = /"?id"?: (\d+)/.exec((await tryIt.responseBody.textContent()) ?? '') ?? [];
    await operation.sidebar.link('Update a person').click();
    await expect(tryIt.input('path:id')).toHaveValue(id);

    await test.step('it is found after a reload', async () => {
      await operation.openForm(SHOW);
      await expect(tryIt.input('path:id')).toHaveValue(id);
      await tryIt.showRecords('/v2/people');
      await expect(tryIt.form).toContainText(`${id} Tiago`);
      await tryIt.sends();
      await expect(tryIt.responseBody).toContainText('tiago.moreira@cobaltdental.example');
    });

    await test.step('a deletion needs no confirmation, and removes it', async () => {
      await operation.openForm('/docs/api/people-destroy/');
      await tryIt.fill('path:id', id);
      await tryIt.sends('204');
      await expect(tryIt.dialog).toHaveCount(0);
    });

    await test.step('it is no longer offered', async () => {
      await operation.openForm(SHOW);
      await tryIt.showRecords('/v2/people');
      await expect(tryIt.form).not.toContainText(id);
      await expect(tryIt.input('path:id')).not.toHaveValue(id);
      await operation.openForm('/docs/api/people-destroy/');
    });

    await test.step('a reset restores the first records', async () => {
      await tryIt.fill('path:id', '70211');
      await tryIt.sends('204');
      await tryIt.edit.click();
      await tryIt.form.getByRole('button', {name: 'Reset sandbox'}).click();
      await expect(tryIt.form).toContainText('The sandbox has its original records again.');
      await expect(tryIt.response).not.toContainText('204');
      await tryIt.fill('path:id', '70211');
      await tryIt.sends('204');
    });
  });
});

test('@run-04 a guide leads to the contents of emails, and the key can lack their scope', async ({page, tryIt}) => {
  await page.goto('/docs/platform/guides/read-emails/');
  await page.getByRole('link', {name: 'Try it', exact: true}).first().click();
  await tryIt.sends();
  await expect(tryIt.responseBody).toContainText('Fewer missed pickups at Brightwater');
  await tryIt.edit.click();
  await tryIt.toggleAccess('email_contents:read');
  await tryIt.sends('The scoped fields require the scope email_contents:read.');
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@run-01 the sandbox works by touch, and has no accessibility problem', async ({axe, operation, tryIt}) => {
    await operation.open(PEOPLE);
    await tryIt.open.tap();
    await tryIt.toggleAccess('people:read');
    expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
    expect(await operation.sidewaysScroll()).toBe(0);
    await tryIt.toggleAccess('people:read');
    await tryIt.send.tap();
    await expect(tryIt.outcome).toContainText('200 OK');
    await expect(tryIt.sandboxMark).toBeInViewport();
    expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
  });
});
