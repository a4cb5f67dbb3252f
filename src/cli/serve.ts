import {existsSync} from 'node:fs';
import {close} from '../node/net';
import {createSiteServer} from '../hosting/serve/server';
import {listen} from '../node/listen';
import {atEnd} from '../node/lifetime';
import {assertFree, portFrom} from '../node/ports';
import {serving} from './serving';
import {main} from '../node/steps';

main(async () => {
  const port = portFrom('PORT', 3000);
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Make one first: npm run build');
  await assertFree(port, 'PORT');
  const server = createSiteServer('build');
  await listen(server, port);
  atEnd(() => close(server));
  console.log(`http://localhost:${String(port)}`);
  await serving();
});
