import {expect, test} from 'vitest';
import {
  type CallEvent,
  type CallState,
  type Result,
  initialCall,
  reduce,
} from '../../../../src/features/try-it/core/callMachine';

const result: Result = {
  outcome: {kind: 'failure', reason: 'offline', took: 1, at: 1},
  target: 'account',
  hadToken: false,
};
const sending: CallState = {...initialCall, phase: 'sending', view: 'response'};
const ended: CallState = {...initialCall, view: 'response', result};
const confirming: CallState = {...initialCall, phase: 'confirming'};

test.each<[string, CallState, CallEvent, Partial<CallState>]>([
  ['a link that fills in the form again closes the question', confirming, {type: 'replaced'}, {phase: 'editing'}],
  ['a link leaves a running call', sending, {type: 'replaced'}, {phase: 'sending'}],
])('@real-08 %s', (_, before, event, after) => {
  expect(reduce(before, event)).toMatchObject(after);
});

test('@api-05 the errors of a 422 end with other content', () => {
  expect(reduce(ended, {type: 'replaced'}).result).toEqual({...result, isReplaced: true});
});
