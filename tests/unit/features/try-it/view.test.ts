import {expect, test} from 'vitest';
import {type Progress, nextView} from '../../../../src/features/try-it/core/view';

const rest: Progress = {isRunning: false, outcome: undefined, refusals: 0, wanted: undefined};
const outcome = {status: 200};

test.each([
  ['sending shows the response', 'request', rest, {...rest, isRunning: true}, 'response'],
  ['sending again shows the response', 'code', {...rest, outcome}, {...rest, outcome, isRunning: true}, 'response'],
  [
    'a visitor who went back to the form while the request ran stays there',
    'request',
    {...rest, isRunning: true},
    {...rest, outcome},
    'request',
  ],
  ['a request that is not sent, and why, is shown like a response', 'request', rest, {...rest, outcome}, 'response'],
  ['a rejected attempt shows the form', 'response', {...rest, outcome}, {...rest, outcome, refusals: 1}, 'request'],
  ['a field from the text shows the form', 'code', rest, {...rest, wanted: {}}, 'request'],
  ['the end of a visit shows the form', 'response', {...rest, outcome}, rest, 'request'],
  ['the end of a visit leaves the code', 'code', {...rest, isRunning: true}, rest, 'code'],
] as const)('@hand-02 %s', (_, view, before, now, expected) => {
  expect(nextView(view, before, now)).toBe(expected);
});
