import type {ReactNode} from 'react';
import {outcomeTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly label: string;
  /** The label after copying, if not the usual one. */
  readonly copiedLabel?: string;
  readonly text: () => string | Promise<string>;
  /** What is copied, if it changes while the button is shown: the label starts again. */
  readonly subject?: string;
  readonly className?: string;
}

/** A button of a React component that copies. Buttons in plain HTML have `data-copy` instead. */
export function CopyButton({label, copiedLabel, text, subject = '', className}: Props): ReactNode {
  const [outcome, copy] = useCopy(text, subject);
  const words = {copied: copiedLabel ?? outcomeTexts.copied(), failed: outcomeTexts.failed()};
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{outcome ? words[outcome] : label}</span>
    </button>
  );
}
