import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Section} from '@site/openapi/pages/page';
import styles from './styles.module.css';

/** Sticky links to the parts of a page. A behavior finds them by their class and marks the current one. */
export function PageNav({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const links = sections.flatMap(({heading, nav}) => (heading && nav !== undefined ? [{...heading, text: nav}] : []));
  if (links.length < 2) return null;
  const name = translate({message: 'On this page'});
  return (
    <nav className={styles.nav} aria-label={name}>
      <ul className={clsx('plain-list', styles.links)}>
        {links.map(({anchor, text}) => (
          <li key={anchor}>
            <a className={clsx('table-of-contents__link', styles.link)} href={`#${anchor}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
