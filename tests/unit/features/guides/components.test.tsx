import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {Breakable, Diagram, Event, RequestResponse, OperationLink, Scope} from '../../../../src/features/guides';

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

test('a request and its response are a group with a name', () => {
  const html = renderToStaticMarkup(<RequestResponse>Both</RequestResponse>);
  expect(html).toMatch(/^<div[^>]* role="group" aria-label="Request and response">Both<\/div>$/);
});

test('a diagram is a picture with a name', () => {
  const html = renderToStaticMarkup(<Diagram svg="<svg></svg>" title="A to B" />);
  expect(html).toMatch(/^<figure[^>]*><div[^>]* role="img" aria-label="A to B"><svg><\/svg><\/div><\/figure>$/);
});

test('@routes-04 the diagram of a sequence is its steps, as text with a name', () => {
  const html = renderToStaticMarkup(<Diagram sequence="<ol><li>A</li></ol>" title="A asks B" />);
  expect(html).toMatch(/^<figure[^>]* aria-label="A asks B"><div[^>]*><ol><li>A<\/li><\/ol><\/div><\/figure>$/);
});

test('@routes-04 code of a table can go on to the next line at its joints, and is copied as it is', () => {
  expect(renderToStaticMarkup(<Breakable code="/v2/bulk_jobs/{id}" />)).toBe(
    '<code>/v2/<wbr/>bulk_<wbr/>jobs/<wbr/>{id}</code>',
  );
});
