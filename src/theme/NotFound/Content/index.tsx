// Change: ejected. The stock text blames the linking site. Ours offers links.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {externalLinks} from '@site/src/config/externalLinks';
import {guideUrls, referenceRoot} from '@site/src/config/routes';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
      {/* The docs show this content without the page around it, which has the title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <h1>
        <Translate id="site.notFound.title">We cannot find that page</Translate>
      </h1>
      <p>
        <Translate id="site.notFound.text">
          The URL might be misspelled, or the page has moved. Earlier versions of this site used other URLs for guides
          and operations.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to={guideUrls.introduction}>
            <Translate id="site.notFound.docs">Introduction to the platform</Translate>
          </Link>
        </li>
        <li>
          <Link to={referenceRoot}>
            <Translate id="site.notFound.reference">API 2.0 reference, with every resource</Translate>
          </Link>
        </li>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home">Home</Translate>
          </Link>
        </li>
        <li>
          <a href={externalLinks.community.href} target="_blank" rel="noopener noreferrer">
            <Translate id="site.notFound.community">Ask the community</Translate>
          </a>
        </li>
      </ul>
    </main>
  );
}
