import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {WIDEST, WIDEST_SEQUENCE, drawDiagram, isSequence, sequenceHtml} from './diagram';
import {type Fence, captionOf, fenceProblems, fencesIn, includeSample, isResponse} from './codeFences';
import {codeShape} from '../../../src/features/code/core/codeShape';
import {highlight} from '../../../src/features/code/core/highlight';
import {flowComponent} from '../markdown/markdown';

const component = (name: string, attributes: Readonly<Record<string, string | undefined>>): Element =>
  flowComponent(name, attributes) as unknown as Element;

/** @throws when the diagram is not supported */
async function diagram({text, info: {title}}: Fence): Promise<Element> {
  try {
    const sequence = isSequence(text) ? sequenceHtml(text) : undefined;
    const svg = await drawDiagram(text, sequence === undefined ? WIDEST : WIDEST_SEQUENCE);
    return component('Diagram', {svg, sequence, title});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The diagram cannot be drawn: ${reason}. Correct or simplify it`, {cause: error});
  }
}

function codeBlock(fence: Fence, page: string): Element {
  const {language = 'text', text, info} = fence;
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
        const [problem] = fenceProblems(fence, file.path);
        if (problem !== undefined) throw new Error(problem);
        fence.replace(fence.language === 'mermaid' ? await diagram(fence) : codeBlock(fence, file.path));
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), fence.position);
      }
    }
  };
}
