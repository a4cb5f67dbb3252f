import {siteSettings} from '../sandbox/settings';
import {sandboxPorts} from '../src/cli/sandboxPorts';
import {expiryNotice} from './expiryNotice';
import {StepFailed, main, readOptions, run, step, tool} from '../src/node/command';
import {ensureChromium} from './chromium';
import {PARTS, type Part} from './nightlyParts';

/** The named parts, or all. @throws for an unknown name */
function wanted(names: readonly string[]): Part[] {
  if (names.length === 0) return Object.values(PARTS);
  return names.map((name) => {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!part) throw new Error(`There is no part '${name}'. Choose from ${Object.keys(PARTS).join(', ')}.`);
    return part;
  });
}

/** `npm run nightly` runs all parts, `npm run nightly -- soak a11y` some. Names every part that failed. */
main(async () => {
  const parts = wanted(readOptions('npm run nightly [-- soak a11y]', {allowPositionals: true}).positionals);
  const env = {...process.env, CHROMIUM_PATH: ensureChromium()};
  if (parts.some(({needsBuild}) => needsBuild)) {
    const settings = siteSettings(sandboxPorts());
    await step('Build the site', () => run(...tool('src/cli/build.ts'), {env: {...env, ...settings}}));
  }
  const expiry = expiryNotice(new Date());
  if (expiry !== undefined) console.warn(expiry);
  const failed: string[] = [];
  for (const {label, prepare, command, env: own} of parts) {
    await step(label, async () => {
      if (prepare) await run(...prepare);
      await run(...command, {env: {...env, ...own}});
    }).catch(() => failed.push(label));
  }
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
