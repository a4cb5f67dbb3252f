import type {ReactNode} from 'react';
import clsx from 'clsx';
import home from '@generated/home-page/default/home.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Card, Cards} from '@site/src/components/Cards';
import {Method} from '@site/src/components/Method';
import {COUNTED, DOWNLOADS, JOBS, TOOLS} from '@site/src/config/homePage';
import {guideUrls, referenceRoot} from '@site/src/config/routes';
import {PageFooter} from '@site/src/features/page-footer';
import {useRun} from '@site/src/features/run-link';
import FirstCall from './_firstCall.mdx';
import FirstSteps from './_firstSteps.mdx';
import styles from './_home/styles.module.css';

const {facts, texts} = home;

function Facts(): ReactNode {
  const {latest} = facts;
  return (
    <div className={styles.facts}>
      <ul className={clsx(styles.links, styles.counts)}>
        {COUNTED.map(({name, to}) => (
          <li key={name}>
            <Link to={to}>
              {facts[name]} {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
      {latest && (
        <p>
          {texts.latest} <time dateTime={latest.day}>{latest.date}</time>: <Link to={latest.to}>{latest.title}</Link>
        </p>
      )}
      <ul className={styles.links}>
        <li>{texts.downloads}</li>
        {DOWNLOADS.map(({label, url}) => (
          <li key={url}>
            <a href={url} download={url.startsWith('/openapi/') || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FIRST_CALL = `${referenceRoot}me-index/#try-it?target=sandbox`;

export default function Home(): ReactNode {
  return (
    <Layout title={texts.title} description={texts.description}>
      <main className={styles.page}>
        <div className={styles.opening}>
          <header>
            <h1 className={styles.title}>{texts.heading}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <p className={styles.actions}>
              <Link className="site-button site-button-primary" to={guideUrls.introduction}>
                {texts.introduction}
              </Link>
              <Link className="site-button" to={referenceRoot}>
                {texts.reference}
              </Link>
            </p>
            <Facts />
          </header>
          <Call />
        </div>
        <section className={clsx('site-sequence', styles.steps)} aria-labelledby="first-call">
          <Heading as="h2" id="first-call">
            {texts.firstCall}
          </Heading>
          <MDXContent>
            <FirstSteps />
          </MDXContent>
        </section>
        <Tools />
        <Jobs />
        <PageFooter page="/" />
      </main>
    </Layout>
  );
}

/** A request that runs in the card, and then leads to its form. */
function Call(): ReactNode {
  const {attributes, hasRun, isRunning, result, start} = useRun(FIRST_CALL);
  return (
    <div className={styles.call} {...attributes}>
      <MDXContent>
        <FirstCall />
      </MDXContent>
      {result}
      {hasRun && (
        <div className="text-small padding--md">
          {/* The fragment is for the form (features/try-it), and no anchor. */}
          <Link to={FIRST_CALL} data-noBrokenLinkCheck>
            {texts.change}
          </Link>
        </div>
      )}
      {/* It stands in the head. */}
      <button type="button" className={styles.run} aria-disabled={isRunning} onClick={start}>
        {isRunning ? (
          <Translate>Running…</Translate>
        ) : (
          <>
            {texts.run} <span className="visually-hidden">{texts.sandbox}</span>
          </>
        )}
      </button>
    </div>
  );
}

const Tools = (): ReactNode => (
  <section aria-labelledby="tools">
    <Heading as="h2" id="tools">
      {texts.tools}
    </Heading>
    <Cards>
      {TOOLS.map(({name, to, icon}) => (
        <Card key={name} to={to} icon={icon} title={texts[`tool.${name}.title`]} text={texts[`tool.${name}.text`]} />
      ))}
    </Cards>
  </section>
);

const Jobs = (): ReactNode => (
  <section aria-labelledby="build">
    <Heading as="h2" id="build">
      {texts.jobs}
    </Heading>
    <Cards>
      {JOBS.map(({name, to, icon, request: [method, path]}) => (
        <Card key={name} to={to} icon={icon} title={texts[`job.${name}.title`]} text={texts[`job.${name}.text`]}>
          <Method method={method} /> <code className="plain-code">{path}</code>
        </Card>
      ))}
    </Cards>
  </section>
);
