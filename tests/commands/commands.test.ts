import {rmSync, symlinkSync} from 'node:fs';
import {once} from 'node:events';
import {type AddressInfo, type Server, createServer} from 'node:net';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {takeLock} from '../../src/node/folderLock';
import {SiteCopy} from '../fixtures/siteCopy';
import {putMadeUpSite} from '../fixtures/madeUpSite';

let copy: SiteCopy;
const open: Server[] = [];

async function listening(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((server) => once(server.close(), 'close')));
}

beforeAll(() => {
  copy = new SiteCopy(false);
});
afterEach(closeAll);
afterAll(() => {
  copy.dispose();
});

test.each(['serve', 'demo'])(
  '%s says in one line, before any work, that its port is in use, and suggests another',
  async (command) => {
    putMadeUpSite(copy);
    const port = await listening();
    await expect(copy.start(command, {PORT: String(port)}).ended).resolves.toEqual({
      code: 1,
      output: expect.stringMatching(
        new RegExp(
          `^Port ${String(port)} is in use\\. Stop the process that uses it, or choose another port: PORT=\\d+\\n$`,
        ),
      ) as string,
    });
    copy.restore();
  },
);

test('@run-07 a build refuses to run next to another in one folder, and a lock that a crash left is no hindrance', async () => {
  takeLock(copy.path('.build-lock'), 'build');
  const {code, output} = await copy.build();
  expect(code).toBe(1);
  expect(output).toContain(`Another build is running in this folder (process ${String(process.pid)}).`);
  copy.write('.build-lock', `${String(process.pid)} 5`);
  const links = ['static/gone.txt', 'docs/platform/linked.mdx', 'openapi/v2/Linked.yaml', 'src/pages/linked.mdx'];
  for (const link of links) symlinkSync('/nonexistent', copy.path(link));
  for (const file of ['one two.txt', 'robots.txt.br', '.env']) copy.write(`static/${file}`, '');
  const third = await copy.build({}, '--only', 'site');
  expect(third.code).toBe(1);
  for (const link of links) {
    expect(third.output).toContain(`${link} is a link. Put the file itself there.`);
    rmSync(copy.path(link));
  }
  expect(third.output).toContain("Hosts can't serve static/one two.txt as it is. Use letters, digits, and . _ - only");
  expect(third.output).toContain("Hosts can't serve static/robots.txt.br as it is.");
  expect(third.output).toContain("Hosts can't serve static/.env as it is.");
  copy.restore();
});

test('@hosts-03 the check of guides fixes what it can, and reports each stage that has problems, also if one of them cannot run', async () => {
  copy.write('docs/platform/api-basics/empty.mdx', '');
  copy.write('docs/platform/api-basics/A.mdx', '[a](//evil.example)');
  copy.write('docs/platform/api-basics/windows.mdx', '## A\r\n');
  const {code, output} = await copy.start('checkGuides', {}, '--fix').ended;
  expect(code).toBe(1);
  expect(output).toContain('Fixed docs/platform/api-basics/windows.mdx');
  expect(copy.read('docs/platform/api-basics/windows.mdx')).toBe('## A\n');
  for (const problem of ["/A.mdx isn't a guide", '/empty.mdx has no text', '/A.mdx:1 The link //evil.example has no'])
    expect(output).toContain(`docs/platform/api-basics${problem}`);
  copy.restore();
});

test('serve without a build says in one line how to make one', async () => {
  await expect(copy.start('serve').ended).resolves.toEqual({
    code: 1,
    output: 'There is no site in build/. Run npm run build\n',
  });
});
