import {type ComponentType, type ReactNode, Fragment} from 'react';
import type * as model from '@site/openapi/pages/page';
import {Changes} from './Changes';
import {Essentials} from './Essentials';
import {Field, Sentence, ValueList, FieldList} from './Field';
import {FoldLevels} from './FoldLevels';
import {foldDepth} from './foldDepth';
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

export function Sections({sections}: {readonly sections: readonly model.Section[]}): ReactNode {
  const depths = sections.map(({blocks}) => foldDepth(blocks));
  const firstNested = depths.findIndex((depth) => depth > 0);
  return sections.map(({heading, blocks}, index) => (
    <Fragment key={heading?.anchor ?? index}>
      {heading && (
        <Heading as={heading.level === 2 ? 'h2' : 'h3'} id={heading.anchor}>
          {heading.text}
        </Heading>
      )}
      {index === firstNested && <FoldLevels depth={Math.max(...depths)} />}
      <Blocks blocks={blocks} />
    </Fragment>
  ));
}

/** Blocks have no ID and never move. */
function Blocks({blocks}: {readonly blocks: readonly model.Block[]}): ReactNode {
  return blocks.map((block, index) => {
    const Block = COMPONENTS[block.type] as ComponentType<model.Block>;
    return <Block key={index} {...block} />;
  });
}

function Described({description, blocks}: Pick<model.Field, 'description' | 'blocks'>): ReactNode {
  return (
    <>
      <Markdown text={description} />
      <Blocks blocks={blocks} />
    </>
  );
}

/** The request body. It has an anchor, because recursive fields link to it. */
function RequestBody({anchor, unverified, ...described}: model.RequestBodyBlock): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const about = translate({message: 'Request body'});
  return (
    <div id={anchor}>
      <UnverifiedText point={unverified} about={about} />
      <Described {...described} />
    </div>
  );
}

function VariantList({introduction, variants}: model.VariantListBlock): ReactNode {
  return (
    <div className="margin-top--sm">
      <p className="text-soft">
        <Markdown inline text={introduction} />
      </p>
      {variants.map((variant) => (
        <Variant key={variant.anchor} {...variant} />
      ))}
    </div>
  );
}

function Variant({title, anchor, value, typeName, unverified, ...described}: model.Variant): ReactNode {
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

function ApiBasics({baseUrl, downloads}: model.ApiBasicsBlock): ReactNode {
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

/** The component of each type of block. */
const COMPONENTS: {
  readonly [Type in model.Block['type']]: ComponentType<Extract<model.Block, {readonly type: Type}>>;
} = {
  markdown: Markdown,
  code: HighlightedCode,
  unverified: (block) => <UnverifiedText point={block} about={block.about} />,
  essentials: Essentials,
  limits: Sentence,
  values: ValueList,
  fields: (block) => (
    <FieldList {...block}>
      {(field) => (
        <Field key={field.anchor} field={field}>
          <Described {...field} />
        </Field>
      )}
    </FieldList>
  ),
  variants: VariantList,
  requestBody: RequestBody,
  response: (block) => (
    <Response {...block}>
      <Described {...block} />
    </Response>
  ),
  errors: ErrorList,
  operations: OperationTable,
  resources: Resources,
  apiBasics: ApiBasics,
  changes: Changes,
};
