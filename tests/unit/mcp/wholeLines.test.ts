import {once} from 'node:events';
import {afterEach, expect, test, vi} from 'vitest';
import {WholeLines} from '../../../src/mcp/wholeLines';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What arrives of pieces, and how many lines were too long for 100 bytes. */
async function read(pieces: readonly string[], limit = 100): Promise<readonly [received: string[], tooLong: number]> {
  let tooLong = 0;
  const lines = new WholeLines(() => (tooLong += 1), limit);
  const received: string[] = [];
  lines.on('data', (data: Buffer) => received.push(data.toString()));
  for (const piece of pieces) lines.write(Buffer.from(piece));
  lines.end();
  await once(lines, 'end');
  return [received, tooLong];
}

test.each([
  [['{"a":', '1}\n{"b":2}\n{"c"', ':3}\n'], ['{"a":1}\n', '{"b":2}\n', '{"c":3}\n'], 0],
  [['ä'.repeat(60), '\n', 'short\n'], ['short\n'], 1],
  [['x'.repeat(99), 'y\n{}\n', 'z'.repeat(99), '\n'], ['{}\n', `${'z'.repeat(99)}\n`], 1],
  [['\n\n', 'no end'], ['\n', '\n'], 0],
])('@hosts-02 pieces become whole lines, without those that are too long: %j', async (pieces, lines, tooLong) => {
  expect(await read(pieces)).toEqual([lines, tooLong]);
});

test('@hosts-02 a line is joined once, and one without an end never', async () => {
  const concat = vi.spyOn(Buffer, 'concat');
  const pieces = Array.from({length: 1000}, () => 'x'.repeat(10));
  expect((await read(pieces, 10_001))[0]).toEqual([]);
  expect(concat).not.toHaveBeenCalled();
  expect((await read([...pieces, '\n'], 10_001))[0]).toEqual([`${'x'.repeat(10_000)}\n`]);
  expect(concat).toHaveBeenCalledOnce();
});
