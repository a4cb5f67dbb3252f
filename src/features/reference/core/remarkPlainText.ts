import type {Processor} from 'unified';

/** HTML and indented code are plain text, as in MDX. `<https://links>` in angle brackets, which MDX lacks, are links. */
export function remarkPlainText(this: Processor): void {
  const data = this.data();
  const extensions = (data.micromarkExtensions ??= []);
  extensions.push({disable: {null: ['codeIndented', 'htmlFlow', 'htmlText']}});
}
