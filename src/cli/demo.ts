import {siteSettings} from '../../sandbox/settings';
import {startSandbox} from '../../sandbox/start';
import {createSiteServer} from '../hosting/staticServer';
import {atEnd, main, readOptions, run, serving, step, tool} from '../node/command';
import {close, listen, portFrom} from '../node/ports';
import {assertPorts, byVariable, sandboxPorts} from './sandboxPorts';

main(async () => {
  readOptions('npm run demo');
  const port = portFrom('PORT', 3000);
  const ports = sandboxPorts();
  await assertPorts({PORT: port, ...byVariable(ports)});
  await run(...tool('src/cli/build.ts'), {env: {...process.env, ...siteSettings(ports)}});
  const site = `http://localhost:${String(port)}`;
  const sandbox = await step('Start the sandbox', () => startSandbox(ports, [site]));
  atEnd(sandbox.stop);
  const server = createSiteServer('build');
  await listen(server, port);
  atEnd(() => close(server));
  console.log();
  for (const {name, url} of sandbox.services) console.log(`${name}: ${url}`);
  console.log(`\nAccounts: http://127.0.0.1:${String(ports.sso)}/. Press Ctrl+C to stop.`);
  await serving();
});
