import {Fragment, type ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Link from '@docusaurus/Link';
import {COUNTED, DOWNLOADS} from '@site/src/config/homePage';
import styles from './styles.module.css';

export function Facts(): ReactNode {
  const {facts, texts} = home;
  const {latest} = facts;
  return (
    <div className={styles.facts}>
      <p>
        {COUNTED.map(({name, to}, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <Link to={to}>
              {facts[name]} {texts[name]}
            </Link>
          </Fragment>
        ))}
      </p>
      {latest && (
        <p className={styles.latest}>
          {texts.latest} <time dateTime={latest.day}>{latest.date}</time>: <Link to={latest.to}>{latest.title}</Link>
        </p>
      )}
      <p className="site-bar">
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
