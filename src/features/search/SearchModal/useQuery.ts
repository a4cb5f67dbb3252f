import {type RefObject, useEffect, useState} from 'react';

/** The query in the library's input. */
export function useQuery(layer: RefObject<HTMLElement>): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const element = layer.current;
    const read = (): void => setQuery(element?.querySelector('input')?.value.trim() ?? '');
    // The library empties the input after the event.
    const readLater = (): void => void setTimeout(read);
    read();
    element?.addEventListener('input', read);
    element?.addEventListener('reset', readLater);
    element?.addEventListener('click', readLater);
    return () => {
      element?.removeEventListener('input', read);
      element?.removeEventListener('reset', readLater);
      element?.removeEventListener('click', readLater);
    };
  }, [layer]);
  return query;
}
