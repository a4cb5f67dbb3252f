import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {CodeFigure} from '@site/src/components/CodeFigure';
import {DEFAULT_LANGUAGE, LANGUAGES, type SampleLanguage} from '../core/languages';
import styles from './styles.module.css';

const labelOf = ({label, library}: SampleLanguage): string =>
  translate(
    {id: 'site.samples.label', message: 'Request in {label} with {library}', description: 'Name of a sample'},
    {label, library},
  );

/** A tab and its sample. Radio buttons make tabs work with arrow keys and without JavaScript. */
function Sample({language}: {readonly language: SampleLanguage}): ReactNode {
  const {id, label} = language;
  return (
    <>
      <input
        className={styles.input}
        type="radio"
        name="sample-language"
        id={`sample-${id}`}
        value={id}
        defaultChecked={id === DEFAULT_LANGUAGE}
      />
      <label className={styles.tab} htmlFor={`sample-${id}`}>
        {label}
      </label>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx('code-panel', styles.panel)} tabIndex={0} aria-label={labelOf(language)}>
        <code data-sample={id}>
          <Translate id="site.samples.pending">Run npm run build to generate the samples.</Translate>
        </code>
      </pre>
    </>
  );
}

/**
 * The request of an operation in every language. The build inserts the code into the HTML
 * (plugins/page-output/code-samples), so that the page's module stays small.
 */
export function RequestSamples({body}: {readonly body?: boolean}): ReactNode {
  return (
    <CodeFigure title={translate({id: 'site.samples.request', message: 'Request'})}>
      <div
        className={clsx(styles.tabs, body && styles.tall)}
        role="radiogroup"
        aria-label={translate({id: 'site.samples.language', message: 'Language of the sample'})}>
        {LANGUAGES.map((language) => (
          <Sample key={language.id} language={language} />
        ))}
      </div>
    </CodeFigure>
  );
}
