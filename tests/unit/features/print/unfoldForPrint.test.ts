import {afterEach, expect, test, vi} from 'vitest';
import {unfoldForPrint} from '../../../../src/features/print/unfoldForPrint';

afterEach(() => vi.unstubAllGlobals());

test('folds close after printing, even if the browser announced it twice', () => {
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  const folds = [{open: false}, {open: true}];
  unfoldForPrint({querySelectorAll: () => folds.filter(({open}) => !open)} as unknown as Document);
  events.dispatchEvent(new Event('beforeprint'));
  events.dispatchEvent(new Event('beforeprint'));
  expect(folds).toEqual([{open: true}, {open: true}]);
  events.dispatchEvent(new Event('afterprint'));
  expect(folds).toEqual([{open: false}, {open: true}]);
});
