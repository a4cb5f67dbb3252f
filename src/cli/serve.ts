import {existsSync} from 'node:fs';
import {createSiteServer, listen} from '../../sandbox/site/server';
import {assertFree, portFrom} from './ports';
import {main} from './steps';

main(async () => {
  const port = portFrom('PORT', 3000);
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Make one first: npm run build');
  await assertFree(port, 'PORT');
  await listen(createSiteServer('build'), port);
  console.log(`http://localhost:${String(port)}`);
});
