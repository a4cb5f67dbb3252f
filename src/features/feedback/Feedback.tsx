import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {publish} from '@site/src/features/events';
import {renderIntoSlot} from '@site/src/utils/renderIntoSlot';
import styles from './styles.module.css';

type Answer = 'yes' | 'no';

function Feedback(): ReactNode {
  const label = useId();
  const [given, setGiven] = useState<Answer>();
  const [isExplained, setExplained] = useState(false);
  const path = window.location.pathname;
  const answer = (words: Answer) => (): void => {
    if (!given) publish('feedback_given', {path, answer: words});
    setGiven(given ?? words);
  };
  const explain = (reason: string): void => {
    if (!isExplained) publish('feedback_explained', {path, reason});
    setExplained(true);
  };
  return (
    <div role="group" aria-labelledby={label} className={styles.feedback}>
      <span id={label}>{translate({message: 'Was this page useful?'})}</span>
      {/* The buttons stay, so that the focus does; they have nothing more to do. */}
      <button type="button" className="site-button" aria-disabled={given !== undefined} onClick={answer('yes')}>
        <Translate>Yes</Translate>
      </button>
      <button type="button" className="site-button" aria-disabled={given !== undefined} onClick={answer('no')}>
        <Translate>No</Translate>
      </button>
      <span role="status">{given && <Translate>Thanks for your feedback.</Translate>}</span>
      {given === 'no' && <Reasons isExplained={isExplained} onExplain={explain} />}
    </div>
  );
}

/** What can be wrong with a page, by the names that analytics gets. */
const reasons = (): readonly (readonly [name: string, words: string])[] => [
  ['incomplete', translate({message: 'Something is missing'})],
  ['wrong', translate({message: 'Something is wrong'})],
  ['unclear', translate({message: "It's hard to understand"})],
  ['other_topic', translate({message: 'I looked for something else'})],
];

interface ReasonsProps {
  readonly isExplained: boolean;
  readonly onExplain: (name: string) => void;
}

/** Fixed reasons, and the link by which a visitor can write more, which every page has (features/page-footer). */
function Reasons({isExplained, onExplain}: ReasonsProps): ReactNode {
  const report = document.querySelector<HTMLAnchorElement>('[data-report]')?.href;
  return (
    <div role="group" aria-label={translate({message: 'Why?'})} className="site-bar">
      {reasons().map(([name, words]) => (
        <button
          key={name}
          type="button"
          className="site-button"
          aria-disabled={isExplained}
          onClick={() => onExplain(name)}>
          {words}
        </button>
      ))}
      <a href={report}>
        <Translate>Report a problem</Translate>
      </a>
    </div>
  );
}

export const fillSlot = renderIntoSlot('feedback', <Feedback />);
