import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {codeShape} from '@site/src/features/code/core/codeShape';
import {coloredNodes} from '../core/colors';
import type {LanguageId} from '../core/languages';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Language of a program. JSON, and text without a language, is data. */
  readonly language?: LanguageId | 'json';
}

/** A code block whose text changes in the browser, highlighted as soon as the code of its language is loaded. */
export function LiveCode({title, text, language}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = (nodes: readonly Node[]): void => void (isCurrent && code.current?.replaceChildren(...nodes));
    show([document.createTextNode(text)]);
    if (language !== undefined) void coloredNodes(language, text).then(show);
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return (
    <CodeBlock
      title={title}
      element={code}
      response={language === undefined || language === 'json' ? '' : undefined}
      {...codeShape(text, language ?? 'text')}
    />
  );
}
