import {startSandbox} from '../../sandbox/start';
import {atEnd, main, readOptions, serving} from '../node/command';
import {portFrom} from '../node/ports';
import {assertPorts, byVariable, sandboxPorts} from './sandboxPorts';

/** Starts the sandbox without a site, for a site that listens on `PORT`: `npm start`, `npm run serve` or the browser tests. */
main(async () => {
  readOptions('npm run sandbox');
  const ports = sandboxPorts();
  const site = portFrom('PORT', 3000);
  await assertPorts(byVariable(ports), site);
  const sandbox = await startSandbox(ports, [`http://localhost:${String(site)}`]);
  atEnd(sandbox.stop);
  for (const {name, url} of sandbox.services) console.log(`${name}: ${url}`);
  await serving();
});
