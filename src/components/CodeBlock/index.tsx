import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {CodeFigure} from '../CodeFigure';

interface Props {
  /** HTML from the build; see plugins/lib/code-blocks. Without it, the owner of the element writes the code. */
  readonly html?: string;
  readonly element?: Ref<HTMLElement>;
  /** Description or language of the code. */
  readonly title: string;
  /** Set for what the API returns or sends. */
  readonly response?: string | undefined;
}

export function CodeBlock({html, element, title, response}: Props): ReactNode {
  return (
    <CodeFigure title={title} isResponse={response !== undefined}>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="code-panel" tabIndex={0} aria-label={codeLabel(title)}>
        <code ref={element} dangerouslySetInnerHTML={html === undefined ? undefined : {__html: html}} />
      </pre>
    </CodeFigure>
  );
}

const codeLabel = (name: string): string =>
  translate(
    {id: 'site.code.label', message: 'Code: {name}', description: 'Name of a block of code for screen readers'},
    {name},
  );
