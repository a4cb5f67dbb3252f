import {type ReactNode, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {CopyButton} from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted while the site was built; see plugins/code-blocks. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** A block of code: what the build highlighted, and a button that copies its text. */
export function CodeBlock({html, language, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span>{title ?? language}</span>
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </figcaption>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0} aria-label={codeLabel(title ?? language)}>
        <code ref={code} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}

const codeLabel = (name: string): string =>
  translate(
    {id: 'site.code.label', message: 'Code: {name}', description: 'Name of a block of code for screen readers'},
    {name},
  );
