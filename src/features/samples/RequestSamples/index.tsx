import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {CodeFigure, ShowAll} from '@site/src/components/CodeBlock';
import {COMMON_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type LanguageId, type SampleLanguage} from '../core/languages';
import styles from './styles.module.css';

const labelOf = ({label, library}: SampleLanguage): string =>
  translate({message: 'Request in {label} with {library}', description: 'Name of a sample'}, {label, library});

const others = LANGUAGES.filter((language) => !COMMON_LANGUAGES.includes(language));

/** Shells, whose samples have wrapped lines, so that the whole command is visible. */
const SHELLS: readonly LanguageId[] = ['curl', 'powershell'];

/** Labels with more characters span two columns, so that they cover no other label. */
const LONG_LABEL = 7;

/** A tab and its sample. Radio buttons make tabs work with arrow keys and without JavaScript. */
function Sample({language}: {readonly language: SampleLanguage}): ReactNode {
  const {id, label} = language;
  const rest = others.includes(language) && styles.rest;
  const panel = clsx('code-panel', styles.panel, rest, SHELLS.includes(id) && 'code-commands');
  return (
    <>
      <input
        className="site-tab-input"
        type="radio"
        name="sample-language"
        id={`sample-${id}`}
        value={id}
        defaultChecked={id === DEFAULT_LANGUAGE}
      />
      <label
        className={clsx('site-tab', styles.tab, rest, label.length > LONG_LABEL && styles.long)}
        htmlFor={`sample-${id}`}>
        {label}
      </label>
      <pre className={panel} tabIndex={0} aria-label={labelOf(language)}>
        <code data-sample={id}>
          <Translate>Run npm run build to generate the samples.</Translate>
        </code>
      </pre>
      <ShowAll className={styles.all} lines={<span data-lines>0</span>} />
    </>
  );
}

/**
 * The request of an operation in every language. The build inserts the code and its number of
 * lines into the HTML (plugins/page-output/steps.ts), so that the page's module stays small. The labels of the less common languages are
 * next to the details element and not in it, because a keyboard can't reach radio buttons in closed details, and the
 * selected one is always visible.
 */
export function RequestSamples(): ReactNode {
  return (
    <CodeFigure hasTabs title={translate({message: 'Request'})} wraps={['commands', 'lines']}>
      <div className={styles.tabs} role="radiogroup" aria-label={translate({message: 'Sample language'})}>
        {COMMON_LANGUAGES.map((language) => (
          <Sample key={language.id} language={language} />
        ))}
        <details className={styles.more} data-more-languages>
          <summary className="site-tab site-menu-opener">
            <Translate>More</Translate>
          </summary>
        </details>
        {others.map((language) => (
          <Sample key={language.id} language={language} />
        ))}
      </div>
    </CodeFigure>
  );
}
