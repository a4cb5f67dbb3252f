import type {ReactNode, Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeShape} from '@site/src/features/code/core/codeShape';

interface ShowAllProps {
  /** Number of all lines */
  readonly lines: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Shows all lines of the code before it, without script (src/css/code.css). To screen readers the name is the first text
 * in both states, because they also read whether it is checked.
 */
export function ShowAll({lines, className}: ShowAllProps): ReactNode {
  const all = <Translate values={{lines}}>{'Show all {lines} lines'}</Translate>;
  const fewer = <Translate>Show fewer lines</Translate>;
  return (
    <div className={clsx('code-more screen-only', className)}>
      <label className="site-button">
        <input type="checkbox" className="site-toggle" />
        <span>{all}</span>
        <span className="code-fewer">{fewer}</span>
      </label>
    </div>
  );
}

interface WrapProps {
  /** What it wraps: commands of a shell, which are wrapped from the start, or other code. */
  readonly of: 'commands' | 'lines';
  readonly isIcon: boolean;
  readonly className: string | undefined;
}

/** Wraps the lines of a block, without script. The style sheet shows it where the longest line has no room. */
export function WrapSwitch({of, isIcon, className}: WrapProps): ReactNode {
  return (
    <label className={clsx('code-wrap screen-only site-icon', className)} data-wraps={of}>
      <input
        type="checkbox"
        className="site-toggle"
        defaultChecked={of === 'commands'}
        aria-label={translate({message: 'Wrap lines'})}
      />
      {!isIcon && (
        <span>
          <Translate>Wrap</Translate>
        </span>
      )}
    </label>
  );
}

interface Props extends Partial<CodeShape> {
  readonly html?: string | undefined;
  readonly element?: Ref<HTMLElement> | undefined;
  /** Name for screen readers */
  readonly label?: string | undefined;
  readonly children?: string;
}

/** Code, of which the first lines are shown if there are many. */
export function CodePanel({html, element, label, children, lines, width, shell}: Props): ReactNode {
  return (
    <>
      <pre className={clsx('code-panel', shell !== undefined && 'code-commands')} tabIndex={0} aria-label={label}>
        <code
          ref={element}
          data-long={lines === undefined ? undefined : ''}
          data-width={width}
          dangerouslySetInnerHTML={html === undefined ? undefined : {__html: html}}>
          {children}
        </code>
      </pre>
      {lines !== undefined && <ShowAll lines={lines} />}
    </>
  );
}
