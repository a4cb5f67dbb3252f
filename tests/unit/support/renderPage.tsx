import {type EvaluateOptions, evaluate} from '@mdx-js/mdx';
import {type ComponentType, Fragment, type PropsWithChildren, type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {jsx, jsxs} from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {vi} from 'vitest';

type Values = Readonly<Record<string, ReactNode>>;

/** A text with its values in their places, as the generator's own component has it. */
const filled = (text: string, values: Values = {}): ReactNode[] =>
  text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{name === undefined ? part : values[name]}</Fragment>;
  });

vi.mock('@docusaurus/Link', () => ({
  default: ({
    id,
    to,
    children,
    className,
  }: PropsWithChildren<{id?: string; to: string; className?: string}>): ReactNode => (
    <a id={id} href={to} className={className}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: Values}): ReactNode => filled(children, values),
  translate: ({message}: {message: string}, values: Readonly<Record<string, string>> = {}): string =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string): string => forms.split('|')[count === 1 ? 0 : 1] ?? forms,
  }),
}));

/** The page of an operation as static HTML, with the site's own components; the generator's are the simplest that do. */
export async function renderPage(mdx: string): Promise<string> {
  const [reference, {RequestSamples}, {CodeBlock}, {Unverified}, {TryItSlot}] = await Promise.all([
    import('../../../src/features/reference'),
    // Not the feature's index: it also has what only the browser can load.
    import('../../../src/features/samples/RequestSamples'),
    import('../../../src/components/CodeBlock'),
    import('../../../src/components/Unverified'),
    import('../../../src/features/try-it/TryItSlot'),
  ]);
  const options: EvaluateOptions = {Fragment, jsx, jsxs, remarkPlugins: [remarkFrontmatter, remarkGfm]};
  const {default: Content} = await evaluate(mdx, options);
  const components = {...reference, RequestSamples, CodeBlock, Unverified, TryItPlace: TryItSlot};
  return renderToStaticMarkup(createElement(Content as ComponentType<{components: typeof components}>, {components}));
}
