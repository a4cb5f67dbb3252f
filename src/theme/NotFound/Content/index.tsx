// Change: ejected. The stock text blames the linking site. Ours offers links.
import {type ReactNode, Suspense, lazy} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {externalLinks} from '@site/src/config/externalLinks';
import {guideUrls, referenceRoot} from '@site/src/config/routes';
import {wordsOfPath} from '@site/src/features/search/core/similarPages';
import styles from './styles.module.css';

/** Every page's script contains this component, so the search of a missing page is a chunk of its own. */
const SimilarPages = lazy(async () => ({
  default: (await import('@site/src/features/search/SimilarPages')).SimilarPages,
}));

export default function NotFoundContent(): ReactNode {
  // One HTML file serves all paths.
  const pathname = useIsBrowser() ? window.location.pathname : undefined;
  const links = [
    [guideUrls.introduction, translate({message: 'Start building'})],
    [referenceRoot, translate({message: 'API 2.0 reference, with every resource'})],
    ['/', translate({message: 'Home'})],
    [externalLinks.community.href, translate({message: 'Ask the community'})],
  ] as const;
  return (
    <main className={styles.page}>
      {/* The docs show this content without the page around it, which has the title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <h1>
        <Translate>{"We can't find that page"}</Translate>
      </h1>
      <p>
        <Translate>
          The URL might be misspelled, or the page has moved. Earlier versions of this site used different URLs for
          guides and operations.
        </Translate>
      </p>
      <form key={pathname} className={styles.search} role="search" action="/" method="get">
        <input
          className="site-input"
          type="search"
          name="search"
          maxLength={64}
          autoComplete="off"
          aria-label={translate({message: 'Search the docs'})}
          defaultValue={pathname === undefined ? '' : wordsOfPath(pathname).join(' ').slice(0, 64)}
        />
        <button type="submit" className="site-button site-button-primary">
          <Translate>Search</Translate>
        </button>
      </form>
      {/* In the HTML already, so that nothing moves when the pages come. */}
      <div className={styles.similar}>
        {pathname !== undefined && (
          <Suspense>
            <SimilarPages pathname={pathname} />
          </Suspense>
        )}
      </div>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
