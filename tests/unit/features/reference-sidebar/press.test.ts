import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {watchPresses} from '../../../../src/features/reference-sidebar/core/press';

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
/** An event of a pointer, or of a key: `keydown Enter`. */
const fire = (...events: readonly string[]): void => {
  for (const [type = '', key] of events.map((event) => event.split(' ')))
    target.dispatchEvent(Object.assign(new Event(type), key !== undefined && {key}));
};

describe('The wait for the end of a press', () => {
  test.each<[string, string[], number]>([
    ['ends at once when nothing is pressed', [], 0],
    ['ends at once after other keys', ['keydown a'], 0],
    ['ends at once when a touch becomes a scroll', ['pointerdown', 'pointercancel'], 0],
    ['ends at once after a tap, although its element is still active', ['pointerdown', 'pointerup', 'click'], 0],
    ['@real-01 ends soon after a tap without a click', ['pointerdown', 'pointerup'], 300],
    ['ends without a release, because a press on a scroll bar has none', ['pointerdown'], 2000],
  ])('%s', async (_, events, after) => {
    fire(...events);
    expect(await isOver(after)).toBe(true);
  });

  test.each<[string, string[], string]>([
    ['a finger is down', ['pointerdown'], 'pointercancel'],
    ['a key is down', ['keydown Enter'], 'keyup Enter'],
    ['a second tap follows the first', ['pointerdown', 'pointerup', 'pointerdown'], 'click'],
  ])('lasts while %s', async (_, events, end) => {
    fire(...events);
    expect(await isOver(1000)).toBe(false);
    fire(end);
    expect(await isOver(0)).toBe(true);
  });

  test('lasts from the lifted finger to the click, which comes later', async () => {
    fire('pointerdown', 'pointerup');
    expect(await isOver(200)).toBe(false);
    fire('click');
    expect(await isOver(0)).toBe(true);
  });
});
