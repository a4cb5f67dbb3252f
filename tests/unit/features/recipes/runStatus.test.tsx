import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {NextButton, RunEnd} from '../../../../src/features/recipes/RecipeRunner/RunStatus';
import type {RunView} from '../../../../src/features/recipes/RecipeRunner/run';

const next = {stepId: 'next', description: ''};

test.each<[what: string, last: object, next: object | undefined, text: RegExp]>([
  ['with the points of the minute', {response: {status: 429}, unmet: ['200']}, next, /Wait for the next minute/],
  ['with a condition', {response: {status: 404}, unmet: ['200']}, undefined, /a condition was not met/],
  ['early', {response: {status: 200}, unmet: [], action: {type: 'end'}}, undefined, /ended early/],
  ['with its last step', {response: {status: 200}, unmet: []}, undefined, /The recipe is done\./],
  ['not while a step is left', {response: {status: 200}, unmet: []}, next, /^$/],
])('@run-09 a run ends %s', (_, last, step, text) => {
  const view = {results: [{step: next, ...last}], next: step} as unknown as RunView;
  expect(renderToStaticMarkup(<RunEnd view={view} />)).toMatch(text);
  const isAgain = step !== undefined && text.test('Wait for the next minute');
  expect(renderToStaticMarkup(<NextButton view={view} />).includes('Run the step again')).toBe(isAgain);
});
