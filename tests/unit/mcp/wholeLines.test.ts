import {once} from 'node:events';
import {afterEach, expect, test, vi} from 'vitest';
import {WholeLines} from '../../../src/mcp/wholeLines';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What arrives of pieces, and why other lines don't. @param limit in bytes */
async function read(pieces: readonly string[], limit = 100): Promise<readonly [received: string[], refused: string[]]> {
  const refused: string[] = [];
  const lines = new WholeLines((why) => refused.push(why), limit);
  const received: string[] = [];
  lines.on('data', (data: Buffer) => received.push(data.toString()));
  for (const piece of pieces) lines.write(Buffer.from(piece));
  lines.end();
  await once(lines, 'end');
  return [received, refused];
}

test.each([
  [['{"a":', '1}\n{"b":2}\n{"c"', ':3}\n'], ['{"a":1}\n', '{"b":2}\n', '{"c":3}\n'], []],
  [['ä'.repeat(60), '\n', '1\n'], ['1\n'], ['tooLong']],
  [['7'.repeat(99), '7\n{}\n', '8'.repeat(99), '\n'], ['{}\n', `${'8'.repeat(99)}\n`], ['tooLong']],
  [['\n\r\n', 'no end'], [], []],
  [['{"a":\n', '{}\nGET / HTTP/1.1\n'], ['{}\n'], ['notJson', 'notJson']],
])('@hosts-02 pieces become whole lines of JSON, and others are refused: %j', async (pieces, lines, refused) => {
  expect(await read(pieces)).toEqual([lines, refused]);
});

test('@hosts-02 a line is joined once, and one without an end never', async () => {
  const concat = vi.spyOn(Buffer, 'concat');
  const pieces = Array.from({length: 1000}, () => '7'.repeat(10));
  expect((await read(pieces, 10_001))[0]).toEqual([]);
  expect(concat).not.toHaveBeenCalled();
  expect((await read([...pieces, '\n'], 10_001))[0]).toEqual([`${'7'.repeat(10_000)}\n`]);
  expect(concat).toHaveBeenCalledOnce();
});
