import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {apiVersions, unverifiedUrl} from '@site/src/config/apiVersions';
import styles from './styles.module.css';

interface NoteProps {
  /** The subject as plain text, for screen readers. */
  readonly about?: string;
  readonly all: string;
}

/**
 * Marks a statement as not confirmed. The children are a sentence about what to confirm. Native details work without
 * JavaScript, with find-in-page and on paper. The Markdown version says it in another form, which `data-markdown-ignore`
 * (https://agentdocsspec.com) tells programs that compare both.
 */
export function UnverifiedNote({about, all, children}: PropsWithChildren<NoteProps>): ReactNode {
  return (
    <details className={clsx('text-soft', styles.unverified)} data-unverified data-note data-markdown-ignore>
      <summary className="site-icon">
        <span className={styles.label}>
          <Translate>Unverified</Translate>
        </span>
        {about !== undefined && <span className="visually-hidden">: {about}</span>}
      </summary>
      <div className="site-note">
        {children}{' '}
        <Link to={all} className="screen-only">
          <Translate>All unverified points</Translate>
        </Link>
      </div>
    </details>
  );
}

const codeSpans = (words: string): ReactNode[] =>
  words.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

interface Props {
  /** A sentence with names in backticks. */
  readonly what: string;
  /** Added by the build (plugins/lib/guide-components). */
  readonly about?: string;
}

/** The mark in guides. Its link goes to the list of the newest version, because guides are about that version. */
export function Unverified({what, about}: Props): ReactNode {
  return (
    <UnverifiedNote about={about} all={`${unverifiedUrl(apiVersions[0])}#guides`}>
      {codeSpans(what)}
    </UnverifiedNote>
  );
}
