import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {CodeFigure} from '@site/src/components/CodeFigure';
import {coloredNodes} from '../core/colors';
import type {LanguageId} from '../core/languages';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Language of a program. Without one, the text is data. */
  readonly language?: LanguageId;
}

/** A code block whose text changes in the browser, highlighted as soon as the code of its language is loaded. */
export function LiveCode({title, text, language}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = code.current;
    if (!element) return undefined;
    element.textContent = text;
    let isCurrent = true;
    if (language !== undefined) {
      coloredNodes(language, text).then(
        (nodes) => isCurrent && element.replaceChildren(...nodes),
        () => undefined, // stays without colors
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return (
    <CodeFigure title={title} isResponse={language === undefined}>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="code-panel" tabIndex={0} aria-label={title}>
        <code ref={code} />
      </pre>
    </CodeFigure>
  );
}
