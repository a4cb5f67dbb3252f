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
    ['no id', '<OperationLink />', '<OperationLink> has no id. Write id="..."'],
    ['a computed name', '<Scope name={"people:read"} />', '<Scope> has no name. Write name="..."'],
  ])('stops at %s that is unknown, with its line and the fix', async (_, component, reason) => {
    await expect(read(`# A\n\nSee ${component}.`)).rejects.toMatchObject({reason, line: 3});
  });
});
