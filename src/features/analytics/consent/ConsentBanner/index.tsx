import {type ReactNode, useRef, useState} from 'react';
import {createRoot} from 'react-dom/client';
import Translate, {translate} from '@docusaurus/Translate';
import {type Choice, readChoice, storeChoice} from '../consent';
import styles from './styles.module.css';
import {renderIntoSlot} from '@site/src/utils/renderIntoSlot';

interface Props {
  readonly takesFocus: boolean;
  readonly onChoose: (choice: Choice) => void;
}

const focus = (section: HTMLElement | null): void => section?.focus();

/** Asks for consent to analytics. It is not a dialog, so the page stays usable. Both choices look the same. */
function ConsentBanner({takesFocus, onChoose}: Props): ReactNode {
  return (
    <section
      ref={takesFocus ? focus : undefined}
      tabIndex={-1}
      className={styles.banner}
      aria-label={translate({message: 'Analytics consent'})}>
      <div className={styles.question}>
        <Translate>
          May we record which pages, searches, and requests you use on this site? We never record the data that you send
          to the API or that it returns.
        </Translate>
      </div>
      <div className="site-bar">
        <button type="button" className={styles.choice} onClick={() => onChoose('granted')}>
          <Translate>Allow</Translate>
        </button>
        <button type="button" className={styles.choice} onClick={() => onChoose('denied')}>
          <Translate>Decline</Translate>
        </button>
      </div>
    </section>
  );
}

/** Shows the banner until the visitor chooses. It takes the focus of visitors who opened it. */
function showBanner(takesFocus = false): Promise<Choice> {
  return new Promise((resolve) => {
    // At the end of the document, so that it covers nothing when a visitor scrolls to the end.
    const slot = document.body.appendChild(document.createElement('div'));
    slot.className = styles.slot ?? '';
    const root = createRoot(slot);
    const choose = (choice: Choice): void => {
      storeChoice(choice);
      root.unmount();
      slot.remove();
      resolve(choice);
    };
    root.render(<ConsentBanner takesFocus={takesFocus} onChoose={choose} />);
  });
}

export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());

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
      <Translate>Change your analytics choice</Translate>
    </button>
  );
}

export const offerConsentChange = renderIntoSlot('consent', <ChangeConsent />);
