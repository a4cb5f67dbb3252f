import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {startSandbox} from '../../sandbox/start';
import {assertPorts, byVariable, sandboxPorts} from '../../src/cli/sandboxPorts';
import {atEnd} from '../../src/node/lifetime';
import {close} from '../../src/node/net';
import {portFrom} from '../../src/node/ports';
import {main, run, step, stop, tool} from '../../src/node/steps';
import {freePort} from '../fixtures/ports';
import {asVariable} from './environment';
import {DISPLAY_SERVER, ensurePrograms} from './programs';
import {startSite} from './site';

/** Starts a display without a screen. Returns its name. @throws if the program ends */
async function startDisplay(): Promise<string> {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  atEnd(() => stop(server));
  const ended = once(server, 'exit').then(() => {
    throw new Error(`${DISPLAY_SERVER} ended before it had a display.`);
  });
  const [name] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  return `:${name.toString().trim()}`;
}

/**
 * `npm run engines`: the journeys that matter most, in Chromium, Firefox and WebKit, against the site in `build/` and the
 * sandbox. The site must have been built with the settings of the sandbox. Arguments are for Playwright:
 * `npm run engines -- --project=firefox --grep=search`.
 */
main(async () => {
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run demo');
  const programs = ensurePrograms();
  const ports = sandboxPorts();
  const [port, consentPort] = [portFrom('PORT', 3000), await freePort()];
  await assertPorts({PORT: port, ...byVariable(ports)});
  const site = `http://localhost:${String(port)}`;
  const consentSite = `http://localhost:${String(consentPort)}`;
  await step('Start the sandbox and the site', async () => {
    const sandbox = await startSandbox({ports, origins: [site, consentSite]});
    atEnd(sandbox.stop);
    for (const server of [
      ...(await startSite(port, {asksConsent: false})),
      ...(await startSite(consentPort, {asksConsent: true})),
    ])
      atEnd(() => close(server));
  });
  const env = {...process.env, DISPLAY: await startDisplay(), ...asVariable({site, consentSite, ...programs})};
  const [command, args] = tool('playwright', 'test', '--config=tests/engines/playwright.config.ts');
  await run(command, [...args, ...process.argv.slice(2)], {env});
});
