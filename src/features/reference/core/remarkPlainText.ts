import type {Processor} from 'unified';

/** HTML, `<links>` in angle brackets and indented code are plain text, as in MDX. */
export function remarkPlainText(this: Processor): void {
  const data = this.data();
  const extensions = (data.micromarkExtensions ??= []);
  extensions.push({disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}});
}
