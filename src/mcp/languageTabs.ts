import {LANGUAGES, type SampleLanguage} from '../features/samples/core/languages';
import {BadArgument} from './tool';

/** A language by its ID. @throws BadArgument if there is none */
export function languageOf(id: string): SampleLanguage {
  const language = LANGUAGES.find((one) => one.id === id);
  if (language) return language;
  throw new BadArgument(`language must be one of: ${LANGUAGES.map((one) => one.id).join(', ')}.`);
}

/** Blocks of a Markdown version, with code as one block each. */
const BLOCK = /(?:^```[^]*?^```$|(?:(?!^```)[^\n]+\n?)+)/gm;

const LABELS: ReadonlySet<string> = new Set(LANGUAGES.map(({label}) => label));

/** The language whose tab a block begins. */
const labelOf = (block: string): string | undefined => {
  const label = /^\*\*([^*]+)\*\*\n?$/.exec(block)?.[1];
  return label !== undefined && LABELS.has(label) ? label : undefined;
};

const isCode = (block: string | undefined): boolean => block?.startsWith('```') === true;

/**
 * A page whose programs in several languages are only in one: a label, a caption in most cases, and the code. Other text in
 * the tabs stays, and so do programs that don't have the language.
 */
export function onlyLanguage(markdown: string, {label: wanted}: SampleLanguage): string {
  const blocks = [...markdown.matchAll(BLOCK)].map(([block]) => block.trimEnd());
  const kept: string[] = [];
  let tabs: (readonly [label: string, blocks: readonly string[]])[] = [];
  const endTabs = (): void => {
    const chosen = tabs.some(([label]) => label === wanted) ? tabs.filter(([label]) => label === wanted) : tabs;
    kept.push(...chosen.flatMap(([, own]) => own));
    tabs = [];
  };
  for (let at = 0; at < blocks.length; at += 1) {
    const label = labelOf(blocks[at] ?? '');
    const length = [2, 3].find((count) => isCode(blocks[at + count - 1]));
    if (label !== undefined && length !== undefined) {
      if (tabs.some(([other]) => other === label)) endTabs();
      tabs.push([label, blocks.slice(at, at + length)]);
      at += length - 1;
    } else {
      endTabs();
      kept.push(blocks[at] ?? '');
    }
  }
  endTabs();
  return `${kept.join('\n\n')}\n`;
}
