import {beforeEach, describe, expect, test, vi} from 'vitest';
import type * as Bus from '../../../../src/features/events/bus';

describe('The bus of events', () => {
  let bus: typeof Bus;

  beforeEach(async () => {
    vi.resetModules();
    bus = await import('../../../../src/features/events/bus');
  });

  test('keeps what happened before there is a listener, in order', () => {
    const heard: string[] = [];
    bus.publish('search_opened', {});
    bus.publish('copied', {what: 'code'});
    bus.listen(({name}) => heard.push(name));
    bus.publish('logged_out', {});
    expect(heard).toEqual(['search_opened', 'copied', 'logged_out']);
  });

  test('keeps the newest hundred', () => {
    const heard: unknown[] = [];
    for (let index = 0; index < 150; index += 1) bus.publish('sample_language_chosen', {language: String(index)});
    bus.listen(({values}) => heard.push(values));
    expect(heard).toHaveLength(100);
    expect(heard[0]).toEqual({language: '50'});
  });

  test('keeps publishing when a listener throws', () => {
    bus.listen(() => {
      throw new Error('broken');
    });
    expect(() => bus.publish('logged_out', {})).not.toThrow();
  });
});
