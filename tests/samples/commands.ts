import {execFile} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** The result of a command. */
export interface Outcome {
  readonly ok: boolean;
  /** Output and errors together. */
  readonly said: string;
}

/** Milliseconds after which a command counts as hanging. */
const LIMIT = 50_000;

/** Keeps a proxy of this machine out of requests to this machine. */
const DIRECT = {NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};

/** Runs a command to its end. A command that hangs is ended, which is a failure. */
export const command = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = {env: {...process.env, ...DIRECT, ...env}, timeout: LIMIT, maxBuffer: Infinity};
    execFile(name, args, options, (error, stdout, stderr) =>
      resolve({ok: error === null, said: stdout + stderr || (error?.message ?? '')}),
    );
  });

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
