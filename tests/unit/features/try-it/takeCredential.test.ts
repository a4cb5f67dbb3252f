import {expect, test} from 'vitest';
import {takeCredential} from '../../../../src/features/try-it/core/httpRequest';

const out = {isLoggedIn: false, isSameVisit: true, live: undefined, typed: undefined};
const inside = {...out, isLoggedIn: true, live: 'token'};

test.each([
  ['the token, though a key was typed before', {...inside, typed: 'key'}, {token: 'token'}],
  ['the typed key where the form shows its input', {...out, typed: 'key'}, {token: 'key'}],
  ['nothing where nothing was typed', out, {token: undefined}],
])('A call carries %s', (_, situation, taken) => expect(takeCredential(situation)).toEqual(taken));

test.each([
  ['the log-in has ended since the form was drawn, and a key was typed', {...inside, live: undefined, typed: 'key'}],
  ['a log-in has begun that the form does not show', {...out, live: 'token', typed: 'key'}],
  ['the log-in is another one', {...inside, isSameVisit: false}],
  ['the visitor is another one', {...out, isSameVisit: false, typed: 'key'}],
])('@real-04 a call is rejected when %s', (_, situation) => expect(takeCredential(situation)).toBe('changed'));
