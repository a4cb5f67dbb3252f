import {expect, test} from 'vitest';
import {type CallState, type Result, initialCall, replaced} from '../../../../src/features/try-it/core/callState';

const result: Result = {
  outcome: {kind: 'failure', reason: 'offline', took: 1, at: 1},
  hadToken: false,
};
const sending: CallState = {...initialCall, phase: 'sending', view: 'response'};
const ended: CallState = {...initialCall, view: 'response', result};
const confirming: CallState = {...initialCall, phase: 'confirming'};

test.each<[string, CallState, Partial<CallState>]>([
  ['a link that fills in the form again closes the question', confirming, {phase: 'editing'}],
  ['a link leaves a running call', sending, {phase: 'sending'}],
])('@real-08 %s', (_, before, after) => {
  expect(replaced(before)).toMatchObject(after);
});

test('@api-05 the errors of a 422 end with other content', () => {
  expect(replaced(ended).result).toEqual({...result, isReplaced: true});
});
