import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** Whether packages of the distribution can be installed without a question. */
export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs packages of the distribution, and says so. @throws when apt-get fails. */
export function installPackages(...names: readonly string[]): void {
  const {VERSION_ID = ''} = Object.fromEntries(
    readFileSync('/etc/os-release', 'utf8')
      .split('\n')
      .map((line) => line.split('=', 2)),
  ) as {VERSION_ID?: string};
  console.log(`Installing ${names.join(', ')} of Debian (release ${VERSION_ID.replaceAll('"', '')}) with apt-get …`);
  const apt = (...args: readonly string[]): void => {
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
