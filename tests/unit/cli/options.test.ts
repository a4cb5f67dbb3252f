import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

test.each(['src/cli/status.ts', 'src/cli/i18nWrite.ts'])(
  '%s names an unknown option, in one line',
  (command) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['.config/run.cjs', command, '--bogus'], {
      encoding: 'utf8',
    });
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toMatch(/^Unknown option '--bogus'[^\n]*\n$/);
  },
  60_000,
);
