import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {codeSpans} from '../../../src/components/Unverified/codeSpans';

test.each([
  ['No name in it.', 'No name in it.'],
  ['Other than `email_address`.', 'Other than <code>email_address</code>.'],
  ['`a` and `b<c>`', '<code>a</code> and <code>b&lt;c&gt;</code>'],
  ['A single ` stays.', 'A single ` stays.'],
])('@api-01 in a note, %j shows names as code', (what, html) => {
  expect(renderToStaticMarkup(<>{codeSpans(what)}</>)).toBe(html);
});
