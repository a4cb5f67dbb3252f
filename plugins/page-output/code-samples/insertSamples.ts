/** Highlighted samples by language. */
type Highlighted = ReadonlyMap<string, string>;

/** A place that waits for a sample: `<code data-sample="python">`, with or without quotes as the minifier left it. */
const PLACE = /(<code data-sample="?(?<language>[a-z-]+)"?>)[^<]*(?=<\/code>)/g;

/**
 * Writes the samples of an operation into the HTML of its page.
 * @throws when the page lacks the place of a language, or has one of a language that is not known.
 */
export function insertSamples(html: string, samples: Highlighted): string {
  const left = new Set(samples.keys());
  const written = html.replaceAll(PLACE, (_, place: string, language: string) => {
    if (!left.delete(language)) throw new Error(`no sample is written for the language ${language}`);
    return place + (samples.get(language) ?? '');
  });
  if (left.size > 0) throw new Error(`there is no slot for the samples in ${[...left].join(', ')}`);
  return written;
}
