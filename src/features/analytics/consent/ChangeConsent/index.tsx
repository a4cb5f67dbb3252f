import {type ReactNode, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {slotFiller} from '@site/src/utils/slotFiller';
import {readChoice} from '../choice';
import {showBanner} from '../ConsentBanner';
import styles from './styles.module.css';

/** Asks again. If the choice changes, the page reloads, because only that stops everything that is running. */
function ChangeConsent(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const before = readChoice();
    if ((await showBanner(true)) !== before) window.location.reload();
    setAsking(false);
    button.current?.focus();
  };
  return (
    <button ref={button} type="button" className={styles.change} aria-disabled={isAsking} onClick={() => void ask()}>
      <Translate id="site.analytics.change">Change your analytics choice</Translate>
    </button>
  );
}

/** Adds the button that changes the choice to the end of the footer, if it is missing. */
export const offerConsentChange = slotFiller('consent', <ChangeConsent />);
