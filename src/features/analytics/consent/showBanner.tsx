import {createRoot} from 'react-dom/client';
import {ConsentBanner} from './ConsentBanner';
import {type Choice, readChoice, storeChoice} from './choice';
import styles from './ConsentBanner/styles.module.css';

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
