import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/features/settings';
import {hostedCredentials} from '../core/backend';
import {pagesOf, wordsOfPath} from '../core/similarPages';
import type {PageLink} from '../core/record';
import {embeddedBackend} from '../embedded/embeddedSearch';
import {likePages} from './likePages';
import styles from './styles.module.css';

const COUNT = 3;

/** Searches for the words of a path. Only this page loads the index without a search by the visitor. */
async function pagesLike(pathname: string): Promise<readonly PageLink[]> {
  const {hits, similarPages = []} = await embeddedBackend().search({query: wordsOfPath(pathname).join(' ')});
  return likePages(pathname, [...pagesOf(hits), ...similarPages]).slice(0, COUNT);
}

/** It doesn't use a hosted engine, because the path would leave the browser before the visitor searches. */
export function SimilarPages({pathname}: {readonly pathname: string}): ReactNode {
  const [pages, setPages] = useState<readonly PageLink[]>([]);
  const isHosted = hostedCredentials(useSiteSettings()) !== undefined;
  useEffect(() => {
    // Without the index, the search field remains.
    if (!isHosted && process.env.NODE_ENV === 'production') pagesLike(pathname).then(setPages, () => undefined);
  }, [pathname, isHosted]);
  if (isHosted) return null;
  return (
    <section aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2>{translate({message: 'Did you mean one of these pages?'})}</h2>
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
