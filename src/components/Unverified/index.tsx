import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {apiVersions, unconfirmedUrl} from '@site/src/config/apiVersions';
import {codeSpans} from './codeSpans';
import styles from './styles.module.css';

interface NoteProps {
  /** What the note is about, for those who hear it out of its context; without markup. */
  readonly about?: string;
  /** URL of the list of all points. */
  readonly all: string;
}

/**
 * A quiet sign: this is not confirmed. The children, a sentence that says what exactly, open on demand. Native details: it
 * opens without script, and find-in-page and paper show the sentence.
 */
export function UnverifiedNote({about, all, children}: PropsWithChildren<NoteProps>): ReactNode {
  return (
    <details className={styles.unverified} data-unverified>
      <summary>
        <Translate id="site.unverified.label">Unconfirmed</Translate>
        {about !== undefined && <span className="visually-hidden">: {about}</span>}
      </summary>
      <div className={styles.sentence}>
        {children}{' '}
        <Link to={all} className={styles.all}>
          <Translate id="site.unverified.all">All unconfirmed points</Translate>
        </Link>
      </div>
    </details>
  );
}

interface Props {
  /** A sentence, with names between backticks. */
  readonly what: string;
  /** The build fills it in (plugins/guide-components). */
  readonly about?: string;
}

/** The note as guides write it. Guides are about the newest version of the API, so its list has their points. */
export function Unverified({what, about}: Props): ReactNode {
  return (
    <UnverifiedNote about={about} all={`${unconfirmedUrl(apiVersions[0])}#guides`}>
      {codeSpans(what)}
    </UnverifiedNote>
  );
}
