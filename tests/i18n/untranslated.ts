import {type CheerioAPI, load} from 'cheerio';

/** The content of these elements is code, a key, a drawing, a person's name, or the name of a file in one language (the feed). */
const NO_WORDS = 'code, pre, kbd, samp, script, style, template, svg, textarea, bdi, link, [data-sample]';
/** Search marks parts of words. */
const MARK = /<\/?mark>/g;
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
/** A text of the site, the innermost first: what is plain in it is a value that was put into it. */
const TRANSLATED = /⟦[^⟦⟧]*⟧/g;
/** Of content, whose code has lost its marks. */
const ACCENT = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** An address, or an example of one. */
const ADDRESS = /^(?:https?:\/)?\/\S*$/;

/** @example '⟦á ⟦é⟧⟧: on' is ': on' */
function withoutTranslated(text: string): string {
  const rest = text.replaceAll(TRANSLATED, ' ');
  return rest === text ? rest : withoutTranslated(rest);
}

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

/** What is called the same in every language. */
export interface Names {
  /** Names that may stand in a text, longest first. */
  readonly within: readonly string[];
  /** Names and values of an API. A word of one may be an English word too, so they count where they are the whole text. */
  readonly whole: ReadonlySet<string>;
}

/** The words of a page in the pseudo-locale that are still English, each once. */
export function untranslated(html: string, {within, whole}: Names): readonly string[] {
  const isForeign = (text: string): boolean => {
    if (text.split('.').every((part) => whole.has(part)) || ADDRESS.test(text)) return false;
    const rest = within.reduce((left, name) => left.replaceAll(name, ' '), withoutTranslated(text));
    return LETTERS.test(rest) && !ACCENT.test(rest);
  };
  return [...new Set(textsOf(load(html.replaceAll(MARK, ''))).map((text) => text.trim()))].filter(isForeign);
}
