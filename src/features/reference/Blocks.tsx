import {type ReactElement, type ReactNode, Fragment} from 'react';
import type {
  Block as PageBlock,
  Field as PageField,
  Variant as PageVariant,
  RequestBodyBlock,
  Section,
} from '../../../openapi/pages/page';
import {ApiBasics} from './ApiBasics';
import {Changes} from './Changes';
import {Essentials} from './Essentials';
import {Field, Sentence, ValueList, FieldList} from './Field';
import {HighlightedCode, Markdown} from './Markdown';
import {OperationTable} from './OperationTable';
import {Resources} from './Resources';
import {ErrorList, Response} from './Response';
import {UnverifiedText} from './UnverifiedText';
import {Variant, VariantList} from './Variants';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';

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
      return <VariantList introduction={block.introduction}>{block.variants.map(variantOf)}</VariantList>;
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

const variantOf = (variant: PageVariant): ReactNode => (
  <Variant key={variant.anchor} variant={variant}>
    <Described {...variant} />
  </Variant>
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
