import {createRoot} from 'react-dom/client';
import {Banner} from './Banner';
import {type Choice, storeChoice} from './choice';
import styles from './Banner/styles.module.css';

/** Shows the banner until the visitor has answered, and keeps the answer. @param how whether the focus goes to it: who asked for it expects that */
export function showBanner(how = {takesFocus: false}): Promise<Choice> {
  return new Promise((resolve) => {
    // Last in the page, below all that it sticks over: at the end of the page it covers nothing.
    const place = document.body.appendChild(document.createElement('div'));
    place.className = styles.place ?? '';
    const root = createRoot(place);
    const choose = (choice: Choice): void => {
      storeChoice(choice);
      root.unmount();
      place.remove();
      resolve(choice);
    };
    root.render(<Banner {...how} onChoose={choose} />);
  });
}
