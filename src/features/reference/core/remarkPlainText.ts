import type {Processor} from 'unified';

/**
 * Remark plugin for the texts of the page model: HTML, `<links>` in angle brackets and indented code are plain text there, as
 * they are in the guides' MDX.
 */
export function remarkPlainText(this: Processor): void {
  const data = this.data();
  const extensions = (data.micromarkExtensions ??= []);
  extensions.push({disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}});
}
