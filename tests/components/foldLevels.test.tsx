import {expect, test} from 'vitest';
import {foldLevels} from '@site/src/features/static-pages/behaviors/fields/foldLevels';

/** A response with a list in a field, which has another one, as a page of the reference has them. */
const PAGE = `
  <p data-fold-levels><a href="?fields=all">Expand all</a><a href="?fields=1">Level 1</a><a href="?fields=0">Collapse all</a></p>
  <details id="response-200" open><summary>200</summary><ul><li id="response-200-data">
    <details id="one"><summary>Fields</summary><ul><li id="response-200-data.owner">
      <details id="two"><summary>Fields</summary><ul><li id="response-200-data.owner.id"></li></ul></details>
    </li></ul></details>
    <details id="values"><summary>Values</summary><ul><li></li></ul></details>
  </li></ul></details>`;

test.each([
  ['all', ['response-200', 'one', 'two'], 'Expand all'],
  ['1', ['response-200', 'one'], 'Level 1'],
  ['0', ['response-200'], 'Collapse all'],
])('fields=%s opens the nested fields to this level, and marks its link', (fields, open, link) => {
  document.body.innerHTML = PAGE;
  foldLevels(document.body, fields);
  expect([...document.querySelectorAll('details[open]')].map(({id}) => id)).toEqual(open);
  expect([...document.querySelectorAll('[aria-current]')].map(({textContent}) => textContent)).toEqual([link]);
});
