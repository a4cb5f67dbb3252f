import {type MouseEvent, type ReactNode, useState} from 'react';
import {copyText} from './copyText';
import {outcomeTexts} from './texts';

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
  const [last, setLast] = useState<{readonly subject: string; readonly label: string}>();
  const copy = ({currentTarget}: MouseEvent): void => {
    void Promise.resolve()
      .then(async () => copyText(await text(), currentTarget))
      .catch(() => 'failed' as const)
      .then((outcome) =>
        setLast({subject, label: (outcome === 'copied' ? copiedLabel : undefined) ?? outcomeTexts[outcome]()}),
      );
  };
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{last?.subject === subject ? last.label : label}</span>
    </button>
  );
}
