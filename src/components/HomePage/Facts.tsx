import type {ReactNode} from 'react';
import facts from '@generated/site-facts/default/facts.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {COUNTED, DOWNLOADS} from '../../config/homePage';
import styles from './Facts.module.css';

/** Numbers from the sources, the latest change, and downloads. */
export function Facts(): ReactNode {
  const {operations, events, guides, languages, latest} = facts;
  return (
    <div className={styles.facts}>
      <ul className={styles.counts}>
        <Count value={operations} to={COUNTED.operations}>
          <Translate id="site.home.operations">operations</Translate>
        </Count>
        <Count value={events} to={COUNTED.events}>
          <Translate id="site.home.events">webhook events</Translate>
        </Count>
        <Count value={guides} to={COUNTED.guides}>
          <Translate id="site.home.guides">guides</Translate>
        </Count>
        <Count value={languages} to={COUNTED.languages}>
          <Translate id="site.home.languages">languages</Translate>
        </Count>
      </ul>
      {latest && (
        <p className={styles.latest}>
          <Translate id="site.home.latest">Latest change</Translate> <time dateTime={latest.day}>{latest.date}</time>:{' '}
          <Link to={latest.to}>{latest.title}</Link>
        </p>
      )}
      <p className={styles.downloads}>
        <Translate id="site.home.downloads">Download</Translate>
        {DOWNLOADS.map(({label, url}) => (
          <a key={url} href={url} download={url.startsWith('/openapi/') || undefined}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

interface CountProps {
  readonly value: number;
  readonly to: string;
  readonly children: ReactNode;
}

const Count = ({value, to, children}: CountProps): ReactNode => (
  <li>
    <Link to={to}>
      {value} {children}
    </Link>
  </li>
);
