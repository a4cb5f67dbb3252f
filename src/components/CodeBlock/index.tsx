import type {ReactNode, Ref, PropsWithChildren} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeShape} from '@site/src/features/code/core/codeShape';
import {CodePanel, WrapSwitch} from './CodePanel';
import styles from './styles.module.css';

export {ShowAll} from './CodePanel';

interface FigureProps {
  readonly title: string;
  /** Whether it shows what the API returns or sends. A response is light; a request or program is dark. */
  readonly isResponse?: boolean;
  /** Whether tabs are its head: then the title is for screen readers, and the copy button is an icon next to the tabs. */
  readonly hasTabs?: boolean;
  /** What has lines that can be wrapped: commands of a shell, other code, or both in tabs. */
  readonly wraps?: readonly ('commands' | 'lines')[];
}

/** The frame of a code block, with its title, a switch that wraps its lines, and a copy button (features/copy). */
export function CodeFigure({
  title,
  isResponse = false,
  hasTabs = false,
  wraps = [],
  children,
}: PropsWithChildren<FigureProps>): ReactNode {
  return (
    <figure className={clsx('site-frame', styles.figure, isResponse ? styles.response : 'dark-surface')} data-code>
      <figcaption className={clsx('text-soft', hasTabs ? styles.beside : styles.caption)}>
        <span className={hasTabs ? 'visually-hidden' : undefined}>{title}</span>
        {wraps.map((of) => (
          <WrapSwitch key={of} of={of} isIcon={hasTabs} className={clsx(styles.control, styles.wrap)} />
        ))}
        <button type="button" className={clsx('site-icon site-plain', styles.control, styles.copy)} data-copy>
          <span aria-live="polite" className={hasTabs ? 'visually-hidden' : undefined}>
            <Translate>Copy</Translate>
          </span>
        </button>
      </figcaption>
      {children}
    </figure>
  );
}

interface Props extends Partial<CodeShape> {
  /** HTML from the build; see plugins/lib/code-blocks. Without it, the owner of the element writes the code. */
  readonly html?: string;
  readonly element?: Ref<HTMLElement>;
  /** Description or language of the code. */
  readonly title: string;
  /** Set for what the API returns or sends. */
  readonly response?: string | undefined;
}

export function CodeBlock({html, element, title, response, ...shape}: Props): ReactNode {
  const wraps = shape.shell === undefined ? (['lines'] as const) : (['commands'] as const);
  return (
    <CodeFigure title={title} isResponse={response !== undefined} wraps={shape.width === undefined ? [] : wraps}>
      <CodePanel html={html} element={element} label={codeLabel(title)} {...shape} />
    </CodeFigure>
  );
}

const codeLabel = (name: string): string =>
  translate({message: 'Code: {name}', description: 'Name of a block of code for screen readers'}, {name});
