import type {ReactElement, ReactNode} from 'react';
import type {Block as PageBlock, Field as PageField, Variant as PageVariant} from '../../../openapi/pages/page';
import {ApiBasics} from './ApiBasics';
import {Changes} from './Changes';
import {Essentials} from './Essentials';
import {Field} from './Field';
import {FieldList} from './Field/FieldList';
import {Sentence, ValueList} from './Field/Limits';
import {HighlightedCode} from './HighlightedCode';
import {Markdown} from './Markdown';
import {RequestBody} from './Operation/RequestBody';
import {OperationTable} from './OperationTable';
import {Resources} from './Resources';
import {ErrorList, Response} from './Response';
import {UnverifiedText} from './UnverifiedText';
import {Variant, VariantList} from './Variants';

/** Blocks of a page or of a part of it, in their order. */
export function Blocks({blocks}: {readonly blocks: readonly PageBlock[]}): ReactNode {
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
      return (
        <RequestBody {...block}>
          <Described {...block} />
        </RequestBody>
      );
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

/** The description, then the schema. */
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
