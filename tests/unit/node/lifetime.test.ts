import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {writeIn} from '../../../src/node/files';
import {sharedFolder} from '../../fixtures/temporaryFolder';

vi.setConfig({testTimeout: 30_000});

/** A checkout whose tools are a command and its step. The launcher starts tools without the compiler for TypeScript. */
const folder = sharedFolder();
const isWriting = path.join(folder, 'half-written');
const PROGRAMS = {
  // It is a command of its own and takes long.
  step: `console.log('step ' + process.pid); setInterval(() => undefined, 1000);`,
  busy: `process.on('SIGTERM', () => undefined); console.log('step ' + process.pid); setTimeout(() => undefined, 20000);`,
  outer: `
    import {main, run, tool} from './src/node/command';
    main(() => run(...tool('command', 'busy')));`,
  command: `
    import {mkdirSync} from 'node:fs';
    import {endsWell, main, removeAtEnd, run, tool} from './src/node/command';
    main(async () => {
      if (process.argv[2] === 'serves') endsWell();
      removeAtEnd(${JSON.stringify(isWriting)});
      mkdirSync(${JSON.stringify(isWriting)});
      await run(...tool(process.argv[2] === 'busy' ? 'busy' : 'step'));
    });`,
};
beforeAll(() => {
  for (const file of ['.config/run.cjs', 'package.json']) cpSync(file, path.join(folder, file));
  for (const [name, contents] of Object.entries(PROGRAMS)) {
    const {outputFiles} = buildSync({
      stdin: {contents, resolveDir: '.'},
      bundle: true,
      platform: 'node',
      write: false,
    });
    writeIn(folder, `node_modules/.bin/${name}`, outputFiles[0]?.text ?? '');
  }
});
// SIGKILL leaves it.
beforeEach(() => rmSync(isWriting, {recursive: true, force: true}));

/** Starts a command, and waits until its step runs. */
async function started(name = 'command', ...args: readonly string[]): Promise<{command: ChildProcess; step: number}> {
  const command = spawn(process.execPath, ['.config/run.cjs', name, ...args], {
    cwd: folder,
    env: {...process.env, COMMAND_PATIENCE: '2500'},
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, which the signals of a terminal go to.
    detached: true,
  });
  const [said] = (await once(command.stdout, 'data')) as [Buffer];
  return {command, step: Number(/step (\d+)/.exec(said.toString())?.[1])};
}

const isRunning = (id: number): boolean => existsSync(`/proc/${String(id)}`);

describe('A command that is ended', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('by %s ends its step, removes what is half written, and exits with %i', async (signal, code) => {
    const {command, step} = await started();
    expect(existsSync(isWriting)).toBe(true);
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([code, null]);
    expect(existsSync(isWriting)).toBe(false);
    expect(isRunning(step)).toBe(false);
  });

  test('by SIGTERM has time to clean up after a step that does not end', async () => {
    const {command, step} = await started('outer');
    expect(existsSync(isWriting)).toBe(true);
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([143, null]);
    expect(existsSync(isWriting)).toBe(false);
    expect(isRunning(step)).toBe(false);
  });

  test('by a terminal, which signals its steps too, and by a second Ctrl-C ends once', async () => {
    const {command} = await started();
    for (let press = 0; press < 2; press += 1) process.kill(-(command.pid ?? Number.NaN), 'SIGINT');
    expect(await once(command, 'exit')).toEqual([130, null]);
    expect(existsSync(isWriting)).toBe(false);
  });

  test('by Ctrl-C exits with 130, also if its step ends first', async () => {
    const {command, step} = await started();
    process.kill(step, 'SIGINT');
    expect(await once(command, 'exit')).toEqual([130, null]);
    expect(existsSync(isWriting)).toBe(false);
  });

  test('and that serves exits with 0', async () => {
    const {command} = await started('command', 'serves');
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([0, null]);
  });

  test('by SIGKILL, which it cannot catch, ends its step too', async () => {
    const {command, step} = await started();
    command.kill('SIGKILL');
    await expect.poll(() => isRunning(step), {timeout: 10_000}).toBe(false);
  });
});
