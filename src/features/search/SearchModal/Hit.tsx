import {type ComponentType, type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {versionAt} from '@site/src/config/apiVersions';
import {internalTarget} from '@site/src/features/static-pages';
import clsx from 'clsx';
import type {Section} from '../core/record';
import {nameRow} from './correctModal';
import {ENDPOINT, type RowTexts} from './rows';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  readonly hit: {
    readonly url: string;
    readonly hierarchy: Readonly<Record<string, string | null>>;
    /** Undefined for recent and favorite searches. */
    readonly _snippetResult?: RowTexts;
  };
  /** The row of the library. */
  readonly children: ReactNode;
}

/** @param onChoose is called a moment later, because the library must first store the hit */
export function followLink(event: MouseEvent<HTMLAnchorElement>, onChoose: (target: string) => void): void {
  const target = internalTarget(event, event.currentTarget, window.location);
  if (target === undefined) return;
  event.preventDefault();
  setTimeout(() => onChoose(target));
}

function Marked({text}: {readonly text: string}): ReactNode {
  return text.split(/<mark>(.*?)<\/mark>/s).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

/** The version of the API that a hit is about, or its section. */
function Label({hit: {url, hierarchy}}: Pick<Props, 'hit'>): ReactNode {
  const version = versionAt(url)?.label;
  const section = hierarchy.lvl0 ?? '';
  return (
    <span className={clsx('DocSearch-Hit-path', styles.label)}>
      {version !== undefined
        ? translate({message: 'API {version}'}, {version})
        : // Unknown sections of the hosted index keep their names.
          Object.hasOwn(texts.sections, section)
          ? texts.sections[section as Section]()
          : section}
    </span>
  );
}

function Result({
  hit,
  shown: {title, isField, context, page, text, fold},
}: Pick<Props, 'hit'> & {readonly shown: RowTexts}) {
  const [, method, path = text] = ENDPOINT.exec(text) ?? [];
  const isBelowPage = fold === 'page';
  const where = [...context, ...(page === '' || isBelowPage ? [] : [page])];
  return (
    <span className={styles.result} data-fold={fold}>
      <span className={clsx('DocSearch-Hit-title', isField && 'mono')}>
        <Marked text={title} />
      </span>
      {isBelowPage ? (
        // Seen in the row above.
        <span className="DocSearch-Hit-path DocSearch-VisuallyHiddenForAccessibility">
          <Marked text={page} />
        </span>
      ) : (
        <Label hit={hit} />
      )}
      {where.length > 0 && (
        <span className={clsx('DocSearch-Hit-path', styles.more)}>
          <Marked text={where.join(' · ')} />
        </span>
      )}
      {text !== '' && (
        <span className={clsx('DocSearch-Hit-path', styles.more, method !== undefined && styles.endpoint)}>
          {method !== undefined && <Method method={method} />}
          <span>
            <Marked text={path} />
          </span>
        </span>
      )}
    </span>
  );
}

/** A hit as a link in its grid cell. Clicks on its buttons (save, remove) don't follow the link. */
export const createHit = (onChoose: (target: string) => void): ComponentType<Props> =>
  function Hit({hit, children}) {
    const cell = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (cell.current) nameRow(cell.current);
    });
    const {_snippetResult: shown} = hit;
    return (
      <div role="gridcell" ref={cell}>
        <a href={hit.url} onClick={(event) => followLink(event, onChoose)}>
          {shown ? (
            <Result hit={hit} shown={shown} />
          ) : (
            <>
              {children}
              <Label hit={hit} />
            </>
          )}
        </a>
      </div>
    );
  };
