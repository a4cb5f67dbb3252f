import {type ReactNode, useState} from 'react';
import {outcomeTexts} from './texts';

interface Props {
  readonly label: string;
  readonly text: () => string;
  /** The text to copy. If it changes, the label is reset. */
  readonly subject?: string;
  readonly className?: string;
}

/** A copy button for React components. Buttons in static HTML have `data-copy` instead. */
export function CopyButton({label, text, subject = '', className}: Props): ReactNode {
  const [last, setLast] = useState<{readonly subject: string; readonly label: string}>();
  const copy = async (): Promise<void> => {
    let outcome: keyof typeof outcomeTexts = 'copied';
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      outcome = 'failed';
    }
    setLast({subject, label: outcomeTexts[outcome]()});
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{last?.subject === subject ? last.label : label}</span>
    </button>
  );
}
