import {spawn} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** What a command left behind; `said` is what it wrote, output and errors together. */
export interface Outcome {
  readonly ok: boolean;
  readonly said: string;
}

/** Seconds after which a command counts as hanging. */
const LIMIT = 50;

/** Keeps a proxy of this machine out of requests to this machine. */
const DIRECT = {NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};

/** Runs a command to its end; a command that hangs is ended, and that is a failure. */
export function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: {...process.env, ...DIRECT, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT * 1000,
    });
    let said = '';
    const listen = (chunk: Buffer): void => void (said += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => resolve({ok: code === 0, said}));
  });
}

/** Whether PATH has an executable of that name. */
export const isFound = (name: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** The first line of text with a digit in it, of what a tool says about itself. */
export async function versionOf(name: string, flag: string): Promise<string> {
  const {said} = await command(name, [flag]);
  return (
    said
      .split('\n')
      .find((line) => /\d+\.\d+/.test(line) && !line.includes('warning'))
      ?.trim() ?? name
  );
}
