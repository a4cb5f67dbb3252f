import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {watchPresses} from '../../../../src/features/reference-sidebar/core/press';

const keyEvent = (type: string, key: string): Event => Object.assign(new Event(type), {key});

let target: EventTarget;
let released: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  released = watchPresses(target);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a wait that begins now is over after some milliseconds. */
async function isOver(after: number): Promise<boolean> {
  const done = vi.fn();
  void released().then(done);
  await vi.advanceTimersByTimeAsync(after);
  return done.mock.calls.length > 0;
}
const fire = (...types: string[]): void => {
  for (const type of types) target.dispatchEvent(new Event(type));
};

describe('Waiting for the end of a press', () => {
  test('takes no time when nothing is pressed', async () => {
    expect(await isOver(0)).toBe(true);
  });

  test('lasts as long as a finger is down', async () => {
    fire('pointerdown');
    expect(await isOver(1000)).toBe(false);
  });

  test('lasts from the lifted finger to the click, which comes later', async () => {
    fire('pointerdown', 'pointerup');
    expect(await isOver(200)).toBe(false);
    fire('click');
    expect(await isOver(0)).toBe(true);
  });

  test('@real-01 B1: takes no time after a tap, although its element is still active', async () => {
    fire('pointerdown', 'pointerup', 'click');
    await vi.advanceTimersByTimeAsync(0);
    expect(await isOver(0)).toBe(true);
  });

  test('@real-01 B1: ends when a tap that began it makes no click', async () => {
    fire('pointerdown', 'pointerup');
    expect(await isOver(300)).toBe(true);
  });

  test('ends when a touch becomes a scroll', async () => {
    fire('pointerdown', 'pointercancel');
    expect(await isOver(0)).toBe(true);
  });

  test('goes on when a second tap follows the first', async () => {
    fire('pointerdown', 'pointerup');
    await vi.advanceTimersByTimeAsync(100);
    fire('pointerdown');
    expect(await isOver(1000)).toBe(false);
  });

  test.each(['Enter', ' '])('lasts while the key %j is down', async (key) => {
    target.dispatchEvent(keyEvent('keydown', key));
    expect(await isOver(1000)).toBe(false);
    target.dispatchEvent(keyEvent('keyup', key));
    expect(await isOver(0)).toBe(true);
  });

  test('is not asked for by other keys', async () => {
    target.dispatchEvent(keyEvent('keydown', 'a'));
    expect(await isOver(0)).toBe(true);
  });

  test('has an end without a release: a press on a scroll bar has none', async () => {
    fire('pointerdown');
    expect(await isOver(2000)).toBe(true);
  });
});
