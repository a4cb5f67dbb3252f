import {existsSync} from 'node:fs';
import {createSiteServer} from '../hosting/staticServer';
import {atEnd, main, readOptions, serving} from '../node/command';
import {assertFree, close, listen, portFrom} from '../node/ports';

main(async () => {
  readOptions('npm run serve');
  const port = portFrom('PORT', 3000);
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run build');
  await assertFree(port, 'PORT');
  const server = createSiteServer('build');
  await listen(server, port);
  atEnd(() => close(server));
  console.log(`http://localhost:${String(port)}`);
  await serving();
});
