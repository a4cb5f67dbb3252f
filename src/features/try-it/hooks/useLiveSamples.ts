import {useEffect, useRef} from 'react';
import {coloredNodes} from '@site/src/features/samples/core/colors';
import {LANGUAGES, type LanguageId} from '@site/src/features/samples/core/languages';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';

/** Samples follow when nothing was typed for this time, in milliseconds: writing and coloring one takes longer than a frame. */
const PAUSE = 120;

function chosenIn(page: HTMLElement): LanguageId | undefined {
  const chosen = page.querySelector<HTMLInputElement>('input[name=sample-language]:checked')?.value;
  return LANGUAGES.find(({id}) => id === chosen)?.id;
}

/** Updates the visible sample, and loads only the code of its language. Without a request, restores those of the build. */
export function useLiveSamples(page: HTMLElement, request: SampleRequest | undefined): void {
  const originals = useRef(new Map<Element, readonly Node[]>());
  useEffect(() => {
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const language = chosenIn(page);
      const element = language && page.querySelector(`[data-sample="${language}"]`);
      if (!element || !request) return;
      const text = await writeSample(language, request);
      const nodes = await coloredNodes(language, text);
      if (!isWanted || chosenIn(page) !== language) return;
      if (!originals.current.has(element)) originals.current.set(element, [...element.childNodes]);
      element.replaceChildren(...nodes);
    };
    // If the code of a language can't be loaded, its sample stays.
    const update = (): void => void follow().catch(() => undefined);
    const timer = request && setTimeout(update, PAUSE);
    if (!request) {
      for (const [element, nodes] of originals.current) element.replaceChildren(...nodes);
      originals.current.clear();
    }
    page.addEventListener('change', update);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      page.removeEventListener('change', update);
    };
  }, [page, request]);
}
