import {highlight} from '../../src/features/code/core/highlight';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import type {PageSamples} from '../lib/site-pages/samples';
import type {Step} from './applySteps';

type Highlighted = ReadonlyMap<string, string>;

/** Placeholder of a sample: `<code data-sample="python">`. */
const SLOT = /(<code data-sample="(?<language>[a-z-]+)">)[^<]*(?=<\/code>)/g;

/**
 * Writes the samples of an operation into the HTML of its page.
 * @throws when a placeholder is missing or its language is unknown
 */
export function insertSamples(html: string, samples: Highlighted): string {
  const left = new Set(samples.keys());
  const written = html.replaceAll(SLOT, (_, slot: string, language: string) => {
    if (!left.delete(language)) throw new Error(`no sample is written for the language ${language}`);
    return slot + (samples.get(language) ?? '');
  });
  if (left.size > 0) throw new Error(`there is no slot for the samples in ${[...left].join(', ')}`);
  return written;
}

/**
 * Inserts the samples of each operation into its page after rendering. In the modules of the pages they would be most of the
 * server bundle.
 */
export const samplesStep =
  (samples: PageSamples): Step =>
  (html, pathname) => {
    const grammars = new Map(LANGUAGES.map(({id, highlight: grammar}) => [id, grammar]));
    const own = [...(samples.get(pathname) ?? [])];
    return insertSamples(html, new Map(own.map(([id, sample]) => [id, highlight(sample, grammars.get(id) ?? id)])));
  };
