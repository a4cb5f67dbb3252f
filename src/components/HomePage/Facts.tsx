import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Link from '@docusaurus/Link';
import {COUNTED, DOWNLOADS} from '../../config/homePage';
import styles from './Facts.module.css';

/** Numbers from the sources, the latest change, and downloads. */
export function Facts(): ReactNode {
  const {facts, texts} = home;
  const {latest} = facts;
  return (
    <div className={styles.facts}>
      <ul className={styles.counts}>
        {COUNTED.map(({name, to}) => (
          <li key={name}>
            <Link to={to}>
              {facts[name]} {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
      {latest && (
        <p className={styles.latest}>
          {texts.latest} <time dateTime={latest.day}>{latest.date}</time>: <Link to={latest.to}>{latest.title}</Link>
        </p>
      )}
      <p className={styles.downloads}>
        {texts.downloads}
        {DOWNLOADS.map(({label, url}) => (
          <a key={url} href={url} download={url.startsWith('/openapi/') || undefined}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
