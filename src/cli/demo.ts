import {startMockApi} from '../../sandbox/api/mockApi';
import {createSiteServer, listen} from '../../sandbox/site/server';
import {assertFree, portFrom} from './ports';
import {main, run, step, stop, tsx} from './steps';

main(async () => {
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('SANDBOX_API_PORT', 4010);
  if (port === apiPort) {
    throw new Error(`PORT and SANDBOX_API_PORT are both ${String(port)}. Give the site and the mock API a port each.`);
  }
  await assertFree(port, 'PORT');
  await assertFree(apiPort, 'SANDBOX_API_PORT');
  const apiUrl = `http://127.0.0.1:${String(apiPort)}`;
  await run(...tsx('src/cli/build.ts'), {env: {...process.env, API_URL: apiUrl}});
  const api = await step(`Start the mock API on ${apiUrl}`, () => startMockApi(apiPort));
  const server = createSiteServer('build');
  await listen(server, port);
  const end = (): void => {
    server.close();
    server.closeAllConnections();
    void stop(api);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  api.once('exit', () => {
    server.close();
    server.closeAllConnections();
  });
  console.log(`\nThe site is at http://localhost:${String(port)} and the mock API at ${apiUrl}/v2. Ctrl-C ends both.`);
});
