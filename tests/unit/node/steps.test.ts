import {expect, test} from 'vitest';
import {run} from '../../../src/node/command';

test('a step that runs out of memory says how to give it more', async () => {
  const program = "process.kill(process.pid, 'SIGABRT'); setInterval(() => undefined, 1000)";
  await expect(run(process.execPath, ['-e', program], {stdio: 'ignore'})).rejects.toThrow(
    /was ended by SIGABRT\. It ran out of memory\. Give Node more, .*NODE_OPTIONS=--max-old-space-size=2048/,
  );
});

test('a step that is killed otherwise says by what', async () => {
  const program = "process.kill(process.pid, 'SIGKILL')";
  await expect(run(process.execPath, ['-e', program], {stdio: 'ignore'})).rejects.toThrow(/was ended by SIGKILL\.$/);
});
