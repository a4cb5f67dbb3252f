import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

/** As the specification (section 1) lists them. */
const LANGUAGES = [
  'Python',
  'curl',
  'C#',
  'Go',
  'Node.js',
  'Ruby',
  'PHP',
  'Java',
  'PowerShell',
  'Dart',
  'JavaScript',
  'C',
  'Objective-C',
  'OCaml',
  'R',
  'Swift',
  'Kotlin',
  'Rust',
];

test.describe('The samples of an operation', () => {
  test('@site-09 exist in 18 languages, each with the URL of the request @mobile', async ({operation}) => {
    await operation.open('/docs/api/people-create/');
    const {samples} = operation;
    await expect(samples.languages).toHaveCount(LANGUAGES.length);
    for (const language of LANGUAGES) {
      await samples.choose(language);
      await expect(samples.tab(language)).toBeChecked();
      await expect(samples.shown).toBeVisible();
      await expect(samples.shown).toContainText('people');
      await expect(samples.shown).toContainText('priya.raman@brightwater.example');
    }
  });

  test('@site-09 keep the language on the next page, after a reload and in another tab', async ({
    operation,
    context,
    page,
  }) => {
    await operation.open('/docs/api/people-create/');
    await operation.samples.choose('Go');
    await operation.sidebar.link('List people').click();
    await operation.isAt('/docs/api/people-index/', 'List people');
    await expect(operation.samples.tab('Go')).toBeChecked();
    await operation.reload();
    await expect(operation.samples.tab('Go')).toBeChecked();
    await expect(operation.samples.shown).toContainText('package main');
    const other = await context.newPage();
    await other.goto('/docs/api/people-show/');
    await expect(other.getByRole('radio', {name: 'Go', exact: true})).toBeChecked();
    await operation.samples.choose('Ruby');
    await expect(other.getByRole('radio', {name: 'Ruby', exact: true})).toBeChecked();
    await page.bringToFront();
  });

  test('@site-09 are copied as shown, change by the arrow keys, and move nothing, whatever language is stored', async ({
    context,
    operation,
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.language', '"cobol"');
    });
    await operation.open('/docs/api/people-create/');
    await expect(operation.samples.tab('curl')).toBeChecked();

    await test.step('change by the arrow keys', async () => {
      await operation.samples.tab('curl').focus();
      await page.keyboard.press('ArrowRight');
      await expect(operation.samples.tab('Python')).toBeChecked();
      await expect(operation.samples.shown).toContainText('import http.client');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(operation.samples.tab('Rust')).toBeChecked();
      await expect(operation.samples.shown).toBeVisible();
    });

    await test.step('are copied as they are shown, and read the key from the environment', async () => {
      await operation.samples.choose('Python');
      await operation.samples.copy.click();
      await expect(operation.samples.copy).toHaveText('Copied');
      const copied = await readClipboard(context);
      expect(copied).toBe(await operation.samples.shown.textContent());
      expect(copied).toContain("os.environ['SALESLOFT_API_KEY']");
    });

    await test.step('leave everything in its place when another language is chosen', async () => {
      const answer = page
        .getByRole('figure')
        .filter({has: page.getByRole('radiogroup', {name: 'Status of the response'})});
      const before = await answer.boundingBox();
      for (const language of ['C', 'Java', 'curl']) {
        await operation.samples.choose(language);
        expect(await answer.boundingBox()).toEqual(before);
      }
    });
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@site-09 the languages can be chosen all the same', async ({operation}) => {
    await operation.read('/docs/api/people-create/');
    await expect(operation.samples.shown).toContainText('curl -sS https://api.salesloft.com/v2/people');
    await operation.samples.choose('Node.js');
    await expect(operation.samples.shown).toContainText('fetch(');
  });
});
