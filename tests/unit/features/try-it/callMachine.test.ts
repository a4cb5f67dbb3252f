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
  input: {parameters: new Map(), body: undefined},
};
const sending: CallState = {...initialCall, phase: 'sending', view: 'response'};
const ended: CallState = {...initialCall, view: 'response', result};
const confirming: CallState = {...initialCall, phase: 'confirming'};

test.each<[string, CallState, CallEvent, Partial<CallState>]>([
  ['sending shows the response, without the last one', {...ended, view: 'code'}, {type: 'sent'}, sending],
  ['a response is shown', sending, {type: 'ended', result}, {phase: 'editing', view: 'response', result}],
  [
    'a visitor who went back to the form while the request ran stays there',
    {...sending, view: 'request'},
    {type: 'ended', result},
    {phase: 'editing', view: 'request', result},
  ],
  ['why a request is not sent is shown like a response', initialCall, {type: 'ended', result}, {view: 'response'}],
  [
    'a rejected attempt shows the form with its problems, and the response as the previous one',
    ended,
    {type: 'rejected'},
    {view: 'request', showsProblems: true, rejections: 1, isPrevious: true, result},
  ],
  ['a field from the text shows the form', {...ended, view: 'code'}, {type: 'fieldWanted'}, {view: 'request'}],
  ['the end of a visit removes the response and shows the form', ended, {type: 'visitEnded'}, initialCall],
  ['the end of a visit leaves the code', {...sending, view: 'code'}, {type: 'visitEnded'}, {view: 'code'}],
  ['a view is chosen', ended, {type: 'viewChosen', view: 'code'}, {view: 'code', result}],
])('@hand-02 %s', (_, before, event, after) => {
  expect(reduce(before, event)).toMatchObject(after);
});

test.each<[string, CallState, CallEvent, Partial<CallState>]>([
  ['a drastic request is confirmed first', initialCall, {type: 'questioned'}, {phase: 'confirming'}],
  ['a visitor can decline', confirming, {type: 'declined'}, {phase: 'editing'}],
  ['sending hides the problems', {...confirming, showsProblems: true}, {type: 'approved'}, {showsProblems: false}],
  ['a link that fills in the form again closes the question', confirming, {type: 'linked'}, {phase: 'editing'}],
  ['a link leaves a running call', sending, {type: 'linked'}, {phase: 'sending'}],
])('@real-08 %s', (_, before, event, after) => {
  expect(reduce(before, event)).toMatchObject(after);
});

test.each(['bodyReplaced', 'reset', 'linked'] as const)('@api-05 the errors of a 422 end with %s', (type) => {
  expect(reduce(ended, {type}).result).toEqual({...result, input: undefined});
});
