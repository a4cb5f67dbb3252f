/** Highlighted samples by language. */
type Highlighted = ReadonlyMap<string, string>;

/** Placeholder of a sample: `<code data-sample="python">`, with or without quotes after minifying. */
const SLOT = /(<code data-sample="?(?<language>[a-z-]+)"?>)[^<]*(?=<\/code>)/g;

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
