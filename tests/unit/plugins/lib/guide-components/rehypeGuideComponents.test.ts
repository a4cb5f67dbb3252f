import {evaluate} from '@mdx-js/mdx';
import {type ComponentType, type PropsWithChildren, type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {describe, expect, test} from 'vitest';
import {rehypeGuideComponents} from '../../../../../plugins/lib/guide-components/rehypeGuideComponents';

const read = (mdx: string) =>
  evaluate(mdx, {Fragment, jsx, jsxs, baseUrl: 'file:///', rehypePlugins: [rehypeGuideComponents]});

/** The properties that each component of a page gets. */
async function propsIn(mdx: string): Promise<object[]> {
  const {default: Content} = await read(mdx);
  const seen: object[] = [];
  const see = ({children, ...props}: PropsWithChildren<object>): ReactNode => {
    seen.push(props);
    return children;
  };
  const components = {OperationLink: see, Scope: see, Event: see};
  renderToStaticMarkup(createElement(Content as ComponentType<{components: typeof components}>, {components}));
  return seen;
}

describe('rehypeGuideComponents', () => {
  test('gives the link of an operation its method, path and URL', async () => {
    expect(await propsIn('Call <OperationLink id="people-show" /> first.')).toEqual([
      {id: 'people-show', method: 'get', path: '/v2/people/{id}', to: '/docs/api/people-show/'},
    ]);
  });

  test('finds components with words of their own, on lines of their own and in tables', async () => {
    const page =
      '<OperationLink id="me-index">you</OperationLink>\n\n<Scope name="people:read" />\n\n- a <Event name="link_swap" />';
    expect(await propsIn(page)).toEqual([
      {id: 'me-index', method: 'get', path: '/v2/me', to: '/docs/api/me-index/'},
      {name: 'people:read'},
      {name: 'link_swap'},
    ]);
  });

  test.each([
    [
      'an operation',
      '<OperationLink id="people-creat" />',
      'There is no operation "people-creat". Did you mean "people-create"? Correct the ID, or describe the operation in openapi/',
    ],
    [
      'a scope',
      '<Scope name="people:reed" />',
      'There is no scope "people:reed". Did you mean "people:read"? Correct the name, or add the scope to docs/platform/api-basics/scopes.mdx',
    ],
    [
      'an event',
      '<Event name="person_creates" />',
      'There is no webhook event "person_creates". Did you mean "person_created"? Correct the name, or describe the event in openapi/v2/webhooks/',
    ],
    [
      'a component',
      '<OperationLinks id="people-create" />',
      'There is no component <OperationLinks>. Did you mean "OperationLink"? Correct the name, or add the component to src/theme/MDXComponents and plugins/lib/guide-components/markdownWriters.ts',
    ],
    ['no id', '<OperationLink />', '<OperationLink> has no id. Write id="..."'],
    ['a computed name', '<Scope name={"people:read"} />', '<Scope> has no name. Write name="..."'],
  ])('stops at %s that is unknown, with its line and the fix', async (_, component, reason) => {
    await expect(read(`# A\n\nSee ${component}.`)).rejects.toMatchObject({reason, line: 3});
  });
});
