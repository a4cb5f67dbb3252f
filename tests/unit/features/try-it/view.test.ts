import {expect, test} from 'vitest';
import {type Progress, type View, nextView} from '../../../../src/features/try-it/core/view';

const rest: Progress = {isRunning: false, outcome: undefined, refusals: 0, wanted: undefined};
const outcome = {status: 200};

interface Case {
  readonly from: View;
  readonly before?: Partial<Progress>;
  readonly now?: Partial<Progress>;
  readonly to: View;
}

test.each<[string, Case]>([
  ['sending shows the response', {from: 'request', now: {isRunning: true}, to: 'response'}],
  ['sending again shows it', {from: 'code', before: {outcome}, now: {outcome, isRunning: true}, to: 'response'}],
  [
    'a visitor who went back to the form while the request ran stays there',
    {from: 'request', before: {isRunning: true}, now: {outcome}, to: 'request'},
  ],
  ['why a request is not sent is shown like a response', {from: 'request', now: {outcome}, to: 'response'}],
  [
    'a rejected attempt shows the form',
    {from: 'response', before: {outcome}, now: {outcome, refusals: 1}, to: 'request'},
  ],
  ['a field from the text shows the form', {from: 'code', now: {wanted: {}}, to: 'request'}],
  ['the end of a visit shows the form', {from: 'response', before: {outcome}, to: 'request'}],
  ['the end of a visit leaves the code', {from: 'code', before: {isRunning: true}, to: 'code'}],
])('@hand-02 %s', (_, {from, before, now, to}) => {
  expect(nextView(from, {...rest, ...before}, {...rest, ...now})).toBe(to);
});
