import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CodeFigure} from '@site/src/components/CodeBlock';
import {coloredNodes} from '@site/src/features/samples/core/colors';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import {prettyText} from '@site/src/features/try-it/core/json';
import type {KeptBody} from '@site/src/features/call-log/core/callLog';
import styles from './styles.module.css';

interface Props {
  readonly body: KeptBody;
  readonly name: string;
  readonly isResponse?: boolean;
}

/** A body of a call as a block of code, whose copy is complete. */
export function Body({body: {text, leftOut}, name, isResponse = false}: Props): ReactNode {
  if (text === undefined) {
    return (
      <p>
        {name}:{' '}
        <Translate>
          {"not kept, because it's longer than 64 kB, looks secret, or later calls needed its space."}
        </Translate>
      </p>
    );
  }
  return (
    <>
      <CodeFigure title={name} isResponse={isResponse}>
        <pre className={clsx('code-panel', styles.body)} tabIndex={0} role="region" aria-label={name}>
          <Json text={withVisible(prettyText(text))} />
        </pre>
      </CodeFigure>
      {leftOut !== undefined && <LeftOut count={leftOut} />}
    </>
  );
}

function LeftOut({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      message: "{count} value that looks like a secret isn't kept.|{count} values that look like secrets aren't kept.",
      description: 'One form for each plural of the language, separated by |',
    },
    {count},
  );
  return <p>{selectMessage(count, message)}</p>;
}

/** Text that is colored as soon as the highlighter is loaded. */
function Json({text}: {readonly text: string}): ReactNode {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    code.current?.replaceChildren(text);
    void coloredNodes('json', text).then((nodes) => isCurrent && code.current?.replaceChildren(...nodes));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return <code ref={code} />;
}
