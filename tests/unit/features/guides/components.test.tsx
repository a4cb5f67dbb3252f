import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import '../../support/renderPage';
import {Diagram, Event, OperationLink, Scope} from '../../../../src/features/guides';

const CREATE = {id: 'people-create', method: 'post', path: '/v2/people', to: '/docs/api/people-create/'};

/** What a reader sees, without markup. */
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

describe('OperationLink', () => {
  test('shows method and path as a link to the page of the operation', () => {
    const html = renderToStaticMarkup(<OperationLink {...CREATE} />);
    expect(html).toMatch(/^<a href="\/docs\/api\/people-create\/"/);
    expect(words(html)).toBe('POST /v2/people');
  });

  test('shows the words of the guide instead when it has some', () => {
    const html = renderToStaticMarkup(<OperationLink {...CREATE}>create a person</OperationLink>);
    expect(html).toBe('<a href="/docs/api/people-create/">create a person</a>');
  });
});

test('a scope leads to what scopes are', () => {
  expect(renderToStaticMarkup(<Scope name="people:read" />)).toBe(
    '<a href="/docs/platform/api-basics/scopes/"><code>people:read</code></a>',
  );
});

test('an event leads to its line among the event types', () => {
  expect(renderToStaticMarkup(<Event name="call_created" />)).toBe(
    '<a href="/docs/platform/webhooks/event-types/#call_created"><code>call_created</code></a>',
  );
});

test('the line of an event is what mentions lead to', () => {
  expect(renderToStaticMarkup(<Event name="call_created" anchor />)).toBe(
    '<a id="call_created" href="#call_created"><code>call_created</code></a>',
  );
});

test('a diagram is a picture with a name, and can be scrolled by keyboard', () => {
  const html = renderToStaticMarkup(<Diagram svg="<svg></svg>" title="A asks B" />);
  expect(html).toMatch(
    /^<figure[^>]*><div[^>]* role="group" aria-label="A asks B" tabindex="0"><div role="img" aria-label="A asks B"><svg><\/svg><\/div><\/div><\/figure>$/,
  );
});
