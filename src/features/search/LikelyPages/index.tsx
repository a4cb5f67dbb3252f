import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/features/settings';
import {hostedCredentials} from '../core/backend';
import {likelyPages} from '../core/likelyPages';
import type {LikelyPage, SearchResponse} from '../core/response';
import styles from './styles.module.css';

const COUNT = 3;

/** Searches the index of the site. Only this page loads it without a search by the visitor. */
async function searchSite(query: string): Promise<SearchResponse['hits']> {
  const {embeddedBackend} = await import(/* webpackChunkName: "search-embedded" */ '../embedded/embeddedSearch');
  return (await embeddedBackend().search({query})).hits;
}

/**
 * Pages that a visitor of an unknown path may be looking for. This doesn't use a hosted engine, because the path would leave the
 * browser before the visitor searches.
 */
export function LikelyPages({pathname}: {readonly pathname: string}): ReactNode {
  const [pages, setPages] = useState<readonly LikelyPage[]>([]);
  const isHosted = hostedCredentials(useSiteSettings()) !== undefined;
  useEffect(() => {
    let isWanted = true;
    if (!isHosted && process.env.NODE_ENV === 'production') {
      likelyPages(pathname, COUNT, searchSite).then(
        (found) => {
          if (isWanted) setPages(found);
        },
        // Without the index, the search field remains.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [pathname, isHosted]);
  if (isHosted) return null;
  return (
    <section className={styles.slot} aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2>
            <Translate id="site.notFound.likely">Did you mean one of these pages?</Translate>
          </h2>
          <ol className={styles.pages}>
            {pages.map(({url, title}) => (
              <li key={url}>
                <Link to={url}>{title}</Link> <span className={styles.path}>{url}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
