import type {Processor} from 'unified';

/**
 * Remark plugin for texts of the page model. HTML, `<links>` in angle brackets and indented code are plain text, as in MDX.
 */
export function remarkPlainText(this: Processor): void {
  const data = this.data();
  const extensions = (data.micromarkExtensions ??= []);
  extensions.push({disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}});
}
