import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import Translate, {translate} from '@docusaurus/Translate';
import {type Choice, readChoice, storeChoice} from '../choice';
import styles from './styles.module.css';

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
      aria-label={translate({id: 'site.analytics.consent', message: 'Analytics consent'})}>
      <p className={styles.question}>
        <Translate id="site.analytics.question">
          May we record which pages, searches, and requests you use on this site? We never record the data that you send
          to the API or that it returns.
        </Translate>
      </p>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => onChoose('granted')}>
          <Translate id="site.analytics.allow">Allow</Translate>
        </button>
        <button type="button" className={styles.choice} onClick={() => onChoose('denied')}>
          <Translate id="site.analytics.decline">Decline</Translate>
        </button>
      </div>
    </section>
  );
}

/**
 * Shows the banner until the visitor chooses, and stores the choice.
 * @param takesFocus for visitors who opened it
 */
export function showBanner(takesFocus = false): Promise<Choice> {
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

/** Returns the visitor's choice. If there is none, shows the banner and waits. */
export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());
