import {once} from 'node:events';
import {siteSettings} from '../../sandbox/settings';
import {createSiteServer} from '../hosting/staticServer';
import {atEnd, ended, main, readOptions, run, serving, start, step, tool} from '../node/command';
import {close, listen, portFrom} from '../node/ports';
import {assertPorts, byVariable, sandboxPorts} from './sandboxPorts';

main(async () => {
  readOptions('npm run demo');
  const port = portFrom('PORT', 3000);
  const ports = sandboxPorts();
  await assertPorts({PORT: port, ...byVariable(ports)});
  await run(...tool('src/cli/build.ts'), {env: {...process.env, ...siteSettings(ports)}});
  // A process of its own, so that the site responds while the sandbox works on a large request.
  const sandbox = start(...tool('src/cli/sandbox.ts'), {stdio: ['inherit', 'inherit', 'inherit', 'ipc']});
  const stopped = ended(sandbox, 'The sandbox');
  await step('Start the sandbox', () => Promise.race([once(sandbox, 'message'), stopped]));
  const server = createSiteServer('build');
  await listen(server, port);
  atEnd(() => close(server));
  console.log(`\nAccounts: http://127.0.0.1:${String(ports.sso)}/. Press Ctrl+C to stop.`);
  await Promise.race([serving(), stopped]);
});
