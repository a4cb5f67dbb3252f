import {type ReactElement, type ReactNode, Fragment} from 'react';
import type {
  Block as PageBlock,
  Field as PageField,
  Variant as PageVariant,
  RequestBodyBlock,
  Section,
  VariantListBlock,
  ApiBasicsBlock,
} from '../../../openapi/pages/page';
import {Changes} from './Changes';
import {Essentials} from './Essentials';
import {Field, Sentence, ValueList, FieldList} from './Field';
import {HighlightedCode, Markdown} from './Markdown';
import {OperationTable} from './OperationTable';
import {Resources} from './Resources';
import {ErrorList, Response} from './Response';
import {UnverifiedText} from './UnverifiedText';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import styles from './styles.module.css';
import clsx from 'clsx';

export function Sections({sections}: {readonly sections: readonly Section[]}): ReactNode {
  return sections.map(({heading, blocks}, index) => (
    <Fragment key={heading?.anchor ?? index}>
      {heading && (
        <Heading as={heading.level === 2 ? 'h2' : 'h3'} id={heading.anchor}>
          {heading.text}
        </Heading>
      )}
      <Blocks blocks={blocks} />
    </Fragment>
  ));
}

function Blocks({blocks}: {readonly blocks: readonly PageBlock[]}): ReactNode {
  // Blocks have no ID and never move.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

/** One block. The return type makes the compiler report a missing case. */
function Block({block}: {readonly block: PageBlock}): ReactElement {
  switch (block.type) {
    case 'markdown':
      return <Markdown text={block.text} />;
    case 'code':
      return <HighlightedCode {...block} />;
    case 'unverified':
      return <UnverifiedText point={block} about={block.about} />;
    case 'essentials':
      return <Essentials {...block} />;
    case 'limits':
      return <Sentence text={block.text} />;
    case 'values':
      return <ValueList {...block} />;
    case 'fields':
      return <FieldList {...block}>{fieldOf}</FieldList>;
    case 'variants':
      return <VariantList {...block} />;
    case 'requestBody':
      return <RequestBody {...block} />;
    case 'response':
      return (
        <Response {...block}>
          <Described {...block} />
        </Response>
      );
    case 'errors':
      return <ErrorList {...block} />;
    case 'operations':
      return <OperationTable {...block} />;
    case 'resources':
      return <Resources {...block} />;
    case 'apiBasics':
      return <ApiBasics {...block} />;
    case 'changes':
      return <Changes {...block} />;
  }
}

function Described({description, blocks}: Pick<PageField, 'description' | 'blocks'>): ReactNode {
  return (
    <>
      <Markdown text={description} />
      <Blocks blocks={blocks} />
    </>
  );
}

const fieldOf = (field: PageField): ReactNode => (
  <Field key={field.anchor} field={field}>
    <Described {...field} />
  </Field>
);

/** The request body. It has an anchor, because recursive fields link to it. */
function RequestBody({anchor, unverified, ...described}: RequestBodyBlock): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const about = translate({id: 'site.unverified.body', message: 'Request body'});
  return (
    <div id={anchor}>
      <UnverifiedText point={unverified} about={about} />
      <Described {...described} />
    </div>
  );
}

function VariantList({introduction, variants}: VariantListBlock): ReactNode {
  return (
    <div className={styles.variants}>
      <p className="text-soft">
        <Markdown inline text={introduction} />
      </p>
      {variants.map((variant) => (
        <Variant key={variant.anchor} {...variant} />
      ))}
    </div>
  );
}

function Variant({title, anchor, value, typeName, unverified, ...described}: PageVariant): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.variant} id={anchor}>
      <summary>
        <b>{title}</b>
        {value !== undefined && (
          <>
            {' '}
            <code>{value}</code>
          </>
        )}
        {typeName !== undefined && <span className="text-soft"> {typeName}</span>}
      </summary>
      <Described {...described} />
      <UnverifiedText point={unverified} about={title} />
    </details>
  );
}

function ApiBasics({baseUrl, downloads}: ApiBasicsBlock): ReactNode {
  return (
    <dl className={clsx('site-frame', styles.basics)}>
      <dt>{baseUrl.term}</dt>
      <dd>
        <code className="plain-code">{baseUrl.value}</code>
      </dd>
      {downloads.map(({term, files}) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className="site-bar">
            {files.map(({label, url}) => (
              // A file is not a page, so this is no `Link`.
              <a key={url} href={url} download>
                {label}
              </a>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
