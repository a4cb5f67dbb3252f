import {type CheerioAPI, load} from 'cheerio';

/** What stands in an element of these is code, a key or a drawing. */
const NO_WORDS = 'code, pre, kbd, samp, script, style, template, svg, [data-sample]';
/** Attributes that are read to visitors, or shown to them later. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'data-filter-status',
  'data-done',
  'data-failed',
];

/** Of a word; single letters are signs and units. */
const LETTERS = /[A-Za-z]{2,}/;

/** The node type of a text (DOM, Node.TEXT_NODE). */
const TEXT = 3;

function textsOf($: CheerioAPI): string[] {
  $(NO_WORDS).remove();
  const attributes = ATTRIBUTES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const texts = $('title, body')
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node && node.nodeType === TEXT ? [node.data] : []));
  return [...attributes, ...texts];
}

/**
 * The words of a page in the pseudo-locale that are still English, each once.
 * @param names what is called the same in every language, longest first
 */
export function untranslated(html: string, names: readonly string[]): readonly string[] {
  const isForeign = (text: string): boolean => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
    return LETTERS.test(rest);
  };
  return [...new Set(textsOf(load(html)).map((text) => text.trim()))].filter(isForeign);
}
