import {type ReactNode, useState} from 'react';
import {outcomeTexts} from './texts';

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly className?: string;
  /** What is copied, if the label doesn't say it. */
  readonly title?: string;
}

/** A copy button for React components, with a `key` that changes with the text. Buttons in static HTML have `data-copy` instead. */
export function CopyButton({label, text, className, title}: Props): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof outcomeTexts>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <button type="button" className={className} title={title} onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? outcomeTexts[outcome]() : label}</span>
    </button>
  );
}
