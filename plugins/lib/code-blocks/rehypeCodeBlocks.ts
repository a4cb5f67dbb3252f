import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {WIDEST, WIDEST_SEQUENCE, drawDiagram, isSequence, sequenceHtml} from './diagram';
import {type Fence, captionOf, fencesIn, includeSample, isResponse} from './codeFences';
import {codeShape} from '../../../src/features/code/core/codeShape';
import {highlight, isKnownLanguage} from '../../../src/features/code/core/highlight';
import {flowComponent} from '../markdown/markdown';

const component = (name: string, attributes: Readonly<Record<string, string | undefined>>): Element =>
  flowComponent(name, attributes) as unknown as Element;

/** @throws when the title is missing, or the diagram is not supported */
async function diagram({text, info: {title}}: Fence): Promise<Element> {
  if (!title) {
    throw new Error('The diagram has no title. Add title="..." that describes it for readers who cannot see it');
  }
  try {
    const sequence = isSequence(text) ? sequenceHtml(text) : undefined;
    const svg = await drawDiagram(text, sequence === undefined ? WIDEST : WIDEST_SEQUENCE);
    return component('Diagram', {svg, sequence, title});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The diagram cannot be drawn: ${reason}. Correct or simplify it`, {cause: error});
  }
}

/** @throws when the language is missing or unknown, or the sample is missing */
function codeBlock(fence: Fence, page: string): Element {
  const {language, text, info} = fence;
  if (!language) {
    throw new Error('A code fence has no language. Add one after the opening backticks, or `text`');
  }
  if (!isKnownLanguage(language)) {
    throw new Error(
      `The highlighter does not know the language "${language}" of a code fence. Use another, or \`text\``,
    );
  }
  const code = info.file === undefined ? text : includeSample(page, info.file, text);
  const html = highlight(code.replace(/\n$/, ''), language);
  return component('CodeBlock', {
    title: captionOf({...fence, language}),
    response: isResponse(fence, language) ? '' : undefined,
    html,
    ...codeShape(code, language),
  });
}

/**
 * Highlights code blocks at build time and passes each to `<CodeBlock>` as one HTML string, so that the browser needs no
 * highlighter and page scripts stay small. A code block can show a program file (`file=`), and Mermaid becomes SVG.
 * Errors fail the build with file and line.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const fence of fencesIn(tree)) {
      try {
        fence.replace(fence.language === 'mermaid' ? await diagram(fence) : codeBlock(fence, file.path));
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), fence.position);
      }
    }
  };
}
