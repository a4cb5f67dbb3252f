import {type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {publish} from '@site/src/features/events';
import type {Backend} from '../core/backend';
import {createSearchSession} from '../core/searchSession';
import {Choices, type Found} from './Choices';
import {DocSearch} from './DocSearch';
import {type Filter, filters} from './filters';
import {correctModal, searchAgain, searchFor} from './correctModal';
import {createModalSearch} from './modalSearch';
import {itemsOf, rowsOf} from './rows';
import {texts} from './texts';

export interface SearchModalProps {
  readonly backend: Backend;
  readonly indexName: string;
  /** Text typed on the button. If empty, the selected text is used. */
  readonly initialQuery: string;
  /** Must not change while the modal is open. @param target URL of the chosen hit */
  readonly onClose: (target?: string) => void;
}

/** DocSearch's modal with one of our engines, and with the roles and keyboard behavior of a dialog. */
export function SearchModal({backend, indexName, initialQuery, onClose}: SearchModalProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<HTMLElement>();
  const [filter, setFilter] = useState<Filter>(filters[0]);
  const [found, setFound] = useState<Found>();
  const [isShortened, setShortened] = useState(false);
  const [session] = useState(() => createSearchSession(publish));
  const [search] = useState(() =>
    createModalSearch(backend, (query, {hits, nbHits, nearWords, likelyPages}) => {
      const rows = rowsOf(hits);
      session.found(
        query,
        rows.map(({hit}) => hit),
      );
      setFound({rows: rows.length, isCut: rows.length > 1 && nbHits > rows.length, nearWords, likelyPages});
      return itemsOf(rows, {origin: window.location.origin, group: texts.results()});
    }),
  );

  useEffect(() => {
    publish('search_opened', {});
    return () => session.closed();
  }, [session]);
  useLayoutEffect(() => {
    if (!layer.current) return undefined;
    const corrected = correctModal(layer.current, search, setShortened);
    setSlot(corrected.slot);
    return corrected.end;
  }, [search]);

  const choose = useCallback(
    (target: string): void => {
      session.chose(target);
      onClose(target);
    },
    [session, onClose],
  );
  const close = useCallback(() => onClose(), [onClose]);
  const showOnly = (next: Filter): void => {
    setFilter(next);
    search.filterBy(next.facets);
    if (layer.current) searchAgain(layer.current);
  };

  return (
    <div ref={layer} className="site-search" data-engine={backend.kind}>
      <DocSearch {...{backend, indexName, initialQuery}} search={search.search} onChoose={choose} onClose={close} />
      {slot &&
        createPortal(
          <Choices
            filter={filter}
            onFilter={showOnly}
            found={found}
            isShortened={isShortened}
            onWord={(word) => layer.current && searchFor(layer.current, word)}
            onChoose={choose}
          />,
          slot,
        )}
    </div>
  );
}
