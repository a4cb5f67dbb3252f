import {describe, expect, test} from 'vitest';
import {codeShape} from '../../../../src/features/code/core/codeShape';

const lines = (count: number): string => Array.from({length: count}, (_, index) => String(index)).join('\n');
const columns = (count: number): string => `a\n${'b'.repeat(count)}\nc`;

describe('codeShape', () => {
  test.each([
    [24, undefined],
    [25, '25'],
  ])('says of %i lines whether there are too many', (count, expected) => {
    expect(codeShape(lines(count), 'json').lines).toBe(expected);
    expect(codeShape(`${lines(count)}\n`, 'json').lines).toBe(expected);
  });

  test.each([
    [38, undefined],
    [39, 'narrow'],
    [58, 'narrow'],
    [59, 'medium'],
    [82, 'medium'],
    [83, 'wide'],
  ])('says which blocks have no room for %i columns', (count, width) => {
    expect(codeShape(columns(count), 'json').width).toBe(width);
  });

  test('a tab reaches to the next stop, and a character of two code units is one', () => {
    expect(codeShape(`${'\t'.repeat(4)}${'a'.repeat(6)}`, 'go').width).toBeUndefined();
    expect(codeShape(`${'\t'.repeat(4)}${'a'.repeat(7)}`, 'go').width).toBe('narrow');
    expect(codeShape(`abc\t${'a'.repeat(30)}`, 'go').width).toBeUndefined();
    expect(codeShape('😀'.repeat(38), 'text').width).toBeUndefined();
  });

  test('commands of a shell are known by their language', () => {
    for (const language of ['bash', 'sh', 'curl', 'powershell']) expect(codeShape('a', language).shell).toBe('');
    for (const language of ['json', 'python', 'text']) expect(codeShape('a', language).shell).toBeUndefined();
  });
});
