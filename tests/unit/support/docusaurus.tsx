import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import {vi} from 'vitest';

/*
 * The simplest components and functions of Docusaurus that do, before each test file. The bundler makes some of their
 * modules, so tests can't load them. A file that replaces others gets its own modules (.config/vitest.config.mts).
 */

type Values = Readonly<Record<string, ReactNode>>;

/** A text with its values in their places, as the component of Docusaurus has it. */
const filled = (text: string, values: Values = {}): ReactNode[] =>
  text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{name === undefined ? part : values[name]}</Fragment>;
  });

vi.mock('@docusaurus/Link', () => ({
  default: ({
    id,
    to,
    href = to,
    children,
    className,
  }: PropsWithChildren<{id?: string; to?: string; href?: string; className?: string}>): ReactNode => (
    <a id={id} href={href} className={className}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/api/people-create/'})}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: string; values?: Values}): ReactNode => filled(children, values),
  translate: ({message}: {message: string}, values: Readonly<Record<string, string>> = {}): string =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));
// The samples remember the reader's language when they are loaded in a browser.
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => ({get: () => null, set: () => undefined})}));
// The form needs a browser. A static page has only its button.
vi.mock('@site/src/features/try-it', () => import('../../../src/features/try-it/TryItToggle'));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));

vi.mock('@theme/Heading', () => ({
  default: ({as: As, id, children}: PropsWithChildren<{as: 'h2' | 'h3'; id: string}>): ReactNode => (
    <As id={id}>{children}</As>
  ),
}));
