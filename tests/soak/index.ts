import {type Browser, type BrowserContext, chromium} from '@playwright/test';
import {type SandboxPorts, siteSettings} from '../../sandbox/settings';
import {type OpenerPolicy, openerPolicies} from '../../sandbox/sso/server';
import {startSandbox} from '../../sandbox/start';
import {assertPorts, byVariable, sandboxPorts} from '../../src/cli/sandboxPorts';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {readOptions} from '../../src/node/options';
import {portFrom} from '../../src/node/ports';
import {StepFailed, main} from '../../src/node/steps';
import {ensureChromium} from '../chromium';
import {LogIn} from '../fixtures/pages/LogIn';

interface Round {
  readonly milliseconds: number;
  readonly exchanges: number;
}

/** One log-in in a tab of its own, from the click to the initials, and Log Out. */
async function logInOnce(context: BrowserContext, site: string): Promise<Round> {
  const page = await context.newPage();
  const logIn = new LogIn(page);
  await page.goto(site);
  const start = performance.now();
  await logIn.as('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  const milliseconds = performance.now() - start;
  await logIn.end();
  await logIn.isLoggedOut();
  await page.close();
  return {milliseconds, exchanges: logIn.exchanges.length};
}

/** Many log-ins, one after the other in one browser. A lost one is counted, and its reason told; the rest goes on. */
async function soak(browser: Browser, site: string, rounds: number): Promise<Round[]> {
  const done: Round[] = [];
  const context = await browser.newContext();
  for (let round = 1; round <= rounds; round += 1) {
    await logInOnce(context, site).then(
      (result) => done.push(result),
      (error: unknown) => console.error(`Log-in ${String(round)} was lost:`, error),
    );
  }
  await context.close();
  return done;
}

const policyOf = (value: string): OpenerPolicy => {
  const policy = openerPolicies.find((known) => known === value);
  if (!policy) throw new Error(`${value} is no opener policy. Give one of ${openerPolicies.join(', ')}.`);
  return policy;
};

/**
 * `npm run soak -- 200 same-origin`: so many log-ins against the built site and a sandbox whose single sign-on sends that
 * Cross-Origin-Opener-Policy. The site must have been built with the sandbox's settings. None may be lost, and no code
 * may be exchanged twice.
 */
main(async () => {
  const {positionals} = readOptions('npm run soak [-- 200 same-origin]', {allowPositionals: true});
  const rounds = Number(positionals[0] ?? 200);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 10_000)
    throw new Error('Give the number of log-ins, from 1 to 10000.');
  const openerPolicy = policyOf(positionals[1] ?? 'same-origin');
  const ports: SandboxPorts = sandboxPorts();
  const port = portFrom('PORT', 3000);
  await assertPorts({PORT: port, ...byVariable(ports)});
  const site = `http://localhost:${String(port)}`;
  console.log(`${site} with ${siteSettings(ports).SSO_URL ?? ''} (${openerPolicy})`);
  const sandbox = await startSandbox({ports, origins: [site], openerPolicy});
  const server = createSiteServer('build');
  await listen(server, port);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  let done: Awaited<ReturnType<typeof soak>>;
  try {
    done = await soak(browser, site, rounds);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await sandbox.stop();
  }
  const times = done.map(({milliseconds}) => milliseconds).sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(0);
  const lost = rounds - done.length;
  const doubled = done.filter(({exchanges}) => exchanges !== 1).length;
  console.log(`${String(rounds)} log-ins: ${String(lost)} lost, ${String(doubled)} without exactly one exchange.`);
  console.log(`From click to initials: median ${at(0.5)} ms, 95% within ${at(0.95)} ms, longest ${at(1)} ms.`);
  if (lost + doubled > 0) throw new StepFailed('Log-ins went wrong.');
});
