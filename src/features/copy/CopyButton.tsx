import type {ReactNode} from 'react';
import {outcomeTexts} from './texts';
import {useCopy} from './useCopy';

interface Props {
  readonly label: string;
  /** The label after copying, if not the usual one. */
  readonly copiedLabel?: string;
  readonly text: () => string | Promise<string>;
  /** The text to copy. If it changes, the label is reset. */
  readonly subject?: string;
  readonly className?: string;
}

/** A copy button for React components. Buttons in static HTML have `data-copy` instead. */
export function CopyButton({label, copiedLabel, text, subject = '', className}: Props): ReactNode {
  const [outcome, copy] = useCopy(text, subject);
  const words = {copied: copiedLabel ?? outcomeTexts.copied(), failed: outcomeTexts.failed()};
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{outcome ? words[outcome] : label}</span>
    </button>
  );
}
