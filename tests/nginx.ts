import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {HOST_FILES} from '../src/hosting/hostFiles';
import {installPackages, isDebianRoot} from './debian';
import {freePort} from './fixtures/ports';

/** Debian's nginx, and its module that sends `.br` files. */
const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

const isThere = (): boolean => existsSync(PROGRAM) && existsSync(BROTLI);

/** Makes sure that Debian's nginx is there, and installs it where that needs no question. @throws with the way to get it */
export function ensureNginx(): void {
  if (!isThere() && isDebianRoot()) installPackages(...PACKAGES);
  if (!isThere()) {
    throw new Error(
      `The hosting tests need ${PROGRAM} and ${BROTLI}, as Debian and Ubuntu have them: apt-get install ${PACKAGES.join(' ')}`,
    );
  }
}

const configuration = (folder: string, scratch: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
worker_processes 2;
pid ${scratch}/nginx.pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${String(port)};
    root ${folder};
    brotli_static on;
    include ${folder}/${HOST_FILES.nginx};
  }
}
`;

/** Waits until a server responds. @throws when its program has ended before, or after ten seconds */
async function answers(origin: string, program: ChildProcess): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (program.exitCode !== null) throw new Error('nginx has exited. Its message is above.');
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`nginx doesn't respond at ${origin}.`);
}

/** Serves a built site by nginx with the include that the build has written. */
export async function startNginx(
  folder: string,
): Promise<{readonly origin: string; readonly stop: () => Promise<void>}> {
  ensureNginx();
  const scratch = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(scratch, 'nginx.conf');
  writeFileSync(file, configuration(path.resolve(folder), scratch, port));
  const program = spawn(PROGRAM, ['-c', file], {stdio: ['ignore', 'ignore', 'inherit']});
  const origin = `http://127.0.0.1:${String(port)}`;
  const stop = async (): Promise<void> => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    rmSync(scratch, {recursive: true, force: true});
  };
  try {
    await answers(origin, program);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, stop};
}
