import type {ComponentType, MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {versionAt} from '@site/src/config/apiVersions';
import {internalTarget} from '@site/src/features/static-pages';
import styles from './styles.module.css';

interface Props {
  readonly hit: {
    readonly url: string;
    readonly hierarchy: Readonly<Record<string, string | null>>;
    readonly fieldType?: unknown;
  };
  readonly children: ReactNode;
}

/**
 * Follows a link of the modal on this site.
 * @param onChoose is called a moment later, because the library must first store the hit
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>, onChoose: (target: string) => void): void {
  const target = internalTarget(event, event.currentTarget, window.location);
  if (target === undefined) return;
  event.preventDefault();
  setTimeout(() => onChoose(target));
}

/** What tells a row apart from others with the same title: version of the API, place, and type of a field. */
function Details({hit: {url, hierarchy, fieldType}}: Pick<Props, 'hit'>): ReactNode {
  const version = versionAt(url)?.label;
  if (version === undefined) return null;
  return (
    <span className={styles.details}>
      <Translate id="site.search.filter.version" values={{version}}>
        {'API {version}'}
      </Translate>
      {typeof fieldType === 'string' && ` · ${hierarchy.lvl2 ?? ''} · ${fieldType}`}
    </span>
  );
}

/** A hit as a link in its grid cell. Clicks on its buttons (save, remove) don't follow the link. */
export const createHit = (onChoose: (target: string) => void): ComponentType<Props> =>
  function Hit({hit, children}) {
    return (
      <div role="gridcell">
        <a href={hit.url} onClick={(event) => followLink(event, onChoose)} className={styles.hit}>
          {children}
          <Details hit={hit} />
        </a>
      </div>
    );
  };
