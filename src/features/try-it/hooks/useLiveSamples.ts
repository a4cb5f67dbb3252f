import {useEffect, useRef} from 'react';
import {coloredNodes} from '@site/src/features/samples/core/colors';
import {LANGUAGES, type LanguageId} from '@site/src/features/samples/core/languages';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {writeSample} from '@site/src/features/samples/core/writeSample';

const isLanguage = (id: string | undefined): id is LanguageId => LANGUAGES.some((language) => language.id === id);

const chosenIn = (page: HTMLElement): LanguageId | undefined => {
  const id = page.querySelector<HTMLInputElement>('input[name=sample-language]:checked')?.value;
  return isLanguage(id) ? id : undefined;
};

/**
 * Lets the samples of a page follow what a visitor filled in. Only the language that is shown is written, and only its code is
 * loaded. The sample of the build comes back as soon as `request` is undefined, which means that nothing is filled in.
 */
export function useLiveSamples(page: HTMLElement, request: SampleRequest | undefined): void {
  const originals = useRef(new Map<Element, readonly Node[]>());
  useEffect(() => {
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const language = chosenIn(page);
      const element = language && page.querySelector(`[data-sample="${language}"]`);
      if (!element || !request) return;
      const text = await writeSample(language, request);
      // Without the highlighter a sample has no colors, and is still right.
      const nodes = await coloredNodes(language, text).catch(() => [document.createTextNode(text)]);
      if (!isWanted || chosenIn(page) !== language) return;
      if (!originals.current.has(element)) originals.current.set(element, [...element.childNodes]);
      element.replaceChildren(...nodes);
    };
    // A language whose code cannot be loaded keeps the sample that it has.
    const update = (): void => void follow().catch(() => undefined);
    if (request) update();
    else restore(originals.current);
    page.addEventListener('change', update);
    return () => {
      isWanted = false;
      page.removeEventListener('change', update);
    };
  }, [page, request]);
}

/** The samples of the build again. */
function restore(originals: Map<Element, readonly Node[]>): void {
  for (const [element, nodes] of originals) element.replaceChildren(...nodes);
  originals.clear();
}
