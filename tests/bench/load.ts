import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {promisify} from 'node:util';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {installPackages, isDebianRoot} from '../debian';
import {startNginx} from '../nginx';

/** Seconds for each server, and connections that ask at the same time. */
const SECONDS = 15;
const CONNECTIONS = 32;
const WRK = '/usr/bin/wrk';

const run = promisify(execFile);

function ensureWrk(): void {
  if (!existsSync(WRK) && isDebianRoot()) installPackages('wrk');
  if (!existsSync(WRK)) throw new Error(`The load check needs ${WRK}: apt-get install wrk`);
}

/** What wrk found, in one line: requests, answers that were not 2xx or 3xx, and connections that broke. */
async function loadOf(origin: string): Promise<string> {
  const load = [`-d${String(SECONDS)}`, `-c${String(CONNECTIONS)}`, '-t1', '--latency'];
  const script = 'tests/bench/pages.lua';
  const {stdout: report} = await run(WRK, [...load, '-s', script, origin]);
  const found = (pattern: RegExp): string => pattern.exec(report)?.[1] ?? '0';
  return [
    `${found(/Requests\/sec:\s+([\d.]+)/)} requests/s`,
    `99 % within ${found(/99%\s+(\S+)/)}`,
    `${found(/(\d+) requests in/)} in all`,
    `${found(/Non-2xx or 3xx responses: (\d+)/)} with an error status`,
    `broken connections: ${found(/Socket errors: (.+)/)}`,
  ].join(', ');
}

/** How many requests nginx and `npm run serve` answer on this machine, pages of each kind in turn, sent compressed. */
export async function benchLoad(): Promise<void> {
  ensureWrk();
  console.log(`Load: ${String(CONNECTIONS)} connections for ${String(SECONDS)} s each, on loopback`);
  const nginx = await startNginx('build');
  try {
    console.log(`nginx: ${await loadOf(nginx.origin)}`);
  } finally {
    await nginx.stop();
  }
  const server = createSiteServer('build');
  try {
    const port = await listen(server, 0);
    console.log(`npm run serve: ${await loadOf(`http://127.0.0.1:${String(port)}`)}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
