// cspell:ignore requestfinished
import type {Locator, Page} from '@playwright/test';
import {axeByStyle} from '../../fixtures/axe';
import {expect, test} from '../../fixtures/test';

const ENROLL = '/docs/platform/recipes/enroll-safely/';

/** Opens the run of a recipe, and returns its panel. */
async function openRun(page: Page): Promise<Locator> {
  await page.goto(ENROLL);
  const open = page.getByRole('button', {name: 'Run in the sandbox'});
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.press('Enter');
  return page.getByRole('region', {name: 'Recipe run in the sandbox'});
}

const resultsIn = (page: Page): Locator => page.locator('[data-result]');
const endIn = (page: Page): Locator => page.locator('[data-run-end]');

/** Presses the button of the next step until there is none. */
async function runAll(panel: Locator, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await panel.getByRole('button', {name: `Run: ${title}`}).press('Enter');
    await expect(resultsIn(panel.page())).toHaveCount(index + 1);
  }
}

test('@steps-01 each step runs where it is described, shows what moves on, and is in API Logs', async ({page}) => {
  await page.goto(ENROLL);
  const step = (title: string): Locator => page.getByRole('region', {name: `Run: ${title}`});
  await page.getByRole('button', {name: 'Run this step'}).first().press('Enter');
  await expect(step('Check the cadence').getByLabel('Code: Response')).toContainText('"name": "Operations Leaders Q3"');
  await expect(step('Check the cadence')).toContainText('Saved: cadence_name = "Operations Leaders Q3"');
  const further = step('Check the cadence').getByRole('button', {name: 'Run: Check the person'});
  await expect(further).toBeFocused();
  await further.press('Enter');
  await expect(step('Check the person')).toContainText('200 All conditions are met.');
  await step('Add the person').getByRole('button', {name: 'Run all steps up to this one'}).press('Enter');
  await expect(step('Add the person')).toContainText(/Saved: membership_id = \d+/);
  await expect(endIn(page)).toBeFocused();
  await endIn(page).getByRole('link', {name: 'API Logs'}).click();
  const calls = page.getByRole('table', {name: 'Your calls'}).locator('[data-call]');
  await expect(calls).toHaveCount(4);
  await expect(calls.first()).toContainText(/Add a person to a cadence.*Sandbox/);
});

test('@run-09 an open recipe runs step by step with the keyboard, without the network', async ({page, axe}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  const panel = await openRun(page);
  await expect.poll(() => loaded.filter((path) => path.startsWith('/openapi/v2/'))).toHaveLength(4);
  for (const chunk of ['/sandbox.', '/sample-colors.'])
    await expect.poll(() => loaded.some((path) => path.includes(chunk)), chunk).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await runAll(panel, ['Check the cadence', 'Check the person', 'Check the history', 'Add the person']);
  await expect(endIn(page)).toContainText('The recipe is done.');
  await expect(endIn(page)).toBeFocused();
  await expect(resultsIn(page).last()).toContainText('POST /v2/cadence_memberships');
  await expect(resultsIn(page).last()).toContainText('"currently_on_cadence": true');
  expect((await axe(axeByStyle).analyze()).violations).toEqual([]);

  await panel.getByRole('button', {name: 'Start over'}).press('Enter');
  await expect(panel.getByRole('button', {name: 'Run: Check the cadence'})).toBeFocused();
  await runAll(panel, ['Check the cadence', 'Check the person']);
  await expect(resultsIn(page).last()).toContainText(
    '200 The person is already on a cadence. Not met: $[?length(@.cadences) == 0]',
  );
  await expect(endIn(page)).toContainText(
    'because a condition was not met. Check your inputs. If an earlier run changed',
  );

  await panel.getByRole('button', {name: 'Reset sandbox'}).press('Enter');
  await expect(panel.getByRole('button', {name: 'Run: Check the cadence'})).toBeFocused();
  await runAll(panel, ['Check the cadence', 'Check the person', 'Check the history']);
});

test('@run-09 each result and the next button come into view on a low phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 600});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const panel = await openRun(page);
  const [first, tool] = [panel.getByRole('button', {name: 'Run: Check the cadence'}), page.locator('#run-recipe')];
  const [end, edge] = await Promise.all(
    [first, tool].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
  );
  expect((edge ?? 0) - (end ?? 0), 'the panel is as high as its content').toBeLessThan(24);
  await runAll(panel, ['Check the cadence', 'Check the person', 'Check the history']);
  await expect(resultsIn(page).last()).toBeInViewport({ratio: 1});
  const step = page.getByRole('region', {name: 'Run: Check the history'});
  await expect(step.getByRole('button', {name: 'Run: Add the person'})).toBeInViewport({ratio: 1});
});

test('@run-09 a run goes on after a reload with what it has, and a restart forgets it', async ({page}) => {
  const panel = await openRun(page);
  await runAll(panel, ['Check the cadence', 'Check the person']);
  await page.reload();
  await expect(resultsIn(page)).toHaveCount(2);
  await expect(page.locator('#run-recipe')).toContainText('2 of 4 steps have run');
  const step = page.getByRole('region', {name: 'Run: Check the person'});
  const own = step.getByRole('button', {name: /^(Run|Start)/});
  await expect(own).toHaveText(['Run: Check the history', 'Start over']);
  await page.getByRole('button', {name: 'Run in the sandbox'}).press('Enter');
  await panel.getByRole('button', {name: 'Run: Check the history'}).press('Enter');
  await expect(resultsIn(page)).toHaveCount(3);
  await panel.getByRole('button', {name: 'Start over'}).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', {name: /^Run (this|all)/})).toHaveText([
    'Run this step',
    ...Array.from({length: 3}, () => 'Run all steps up to this one'),
  ]);
  await page.getByRole('button', {name: 'Run in the sandbox'}).press('Enter');
  await expect(panel.getByRole('button', {name: 'Run: Check the cadence'})).toBeVisible();
});

test.describe('Without its code', () => {
  test.use({expectedErrors: /Failed to load resource|ChunkLoadError|Loading chunk/});

  test('@run-09 the run of a recipe loads when it is opened again', async ({page}) => {
    await page.goto(ENROLL);
    const part = page.getByRole('region', {name: 'Run in the sandbox'}).first();
    const open = part.getByRole('button', {name: 'Run in the sandbox'});
    await page.route('**/assets/js/recipe.*.js', (route) => route.abort());
    await open.click();
    await expect(part.getByRole('alert')).toContainText('Check your network connection, then close it and open');
    await page.unrouteAll();
    await part.getByRole('button', {expanded: true}).click();
    await open.click();
    await expect(part.getByRole('alert')).toHaveCount(0);
    await expect(part.getByRole('textbox').first()).toBeVisible();
  });
});

test('@run-09 a wrong input is named, and a logout removes the results and what was typed', async ({page, logIn}) => {
  await page.goto('/docs/platform/recipes/bulk-update/');
  await logIn.as('Maya Okafor');
  await page.getByRole('button', {name: 'Run in the sandbox'}).click();
  const panel = page.getByRole('region', {name: 'Recipe run in the sandbox'});
  const example = await panel.getByLabel('rows').inputValue();
  await panel.getByLabel('rows').fill('{}');
  await panel.getByRole('button', {name: 'Run: Open the job'}).click();
  await expect(panel.getByRole('status')).toHaveText(/^rows must be a JSON array/);
  await expect(resultsIn(page)).toHaveCount(0);
  await panel.getByLabel('rows').fill('[{}]');
  await panel.getByRole('button', {name: 'Run: Open the job'}).click();
  await expect(resultsIn(page)).toHaveCount(1);
  await logIn.end();
  await expect(resultsIn(page)).toHaveCount(0);
  await expect(panel.getByLabel('rows')).toHaveValue(example);
});
