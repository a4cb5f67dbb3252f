import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {CodeFigure} from '../CodeFigure';
import styles from './styles.module.css';

interface Props {
  /** Highlighted while the site was built; see plugins/code-blocks. */
  readonly html: string;
  /** The caption: what the code is, or its language. */
  readonly title: string;
}

/** A block of code: what the build highlighted, and a button that copies its text. */
export function CodeBlock({html, title}: Props): ReactNode {
  return (
    <CodeFigure title={title}>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx('code-panel', styles.pre)} tabIndex={0} aria-label={codeLabel(title)}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </CodeFigure>
  );
}

const codeLabel = (name: string): string =>
  translate(
    {id: 'site.code.label', message: 'Code: {name}', description: 'Name of a block of code for screen readers'},
    {name},
  );
