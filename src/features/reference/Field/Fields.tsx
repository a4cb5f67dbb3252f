import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Fields of a field may be folded; those at the top of a section cannot. */
  readonly fold?: 'open' | 'closed';
  readonly count?: number;
  /** The name of the field, when it is the only one. */
  readonly only?: string;
  /** What they are when they are not fields: headers of an answer, places of a tuple, or what stands for every entry of a map. */
  readonly kind?: 'headers' | 'items' | 'entry';
  /** The names of those that must be sent, for a long list that is not folded. */
  readonly required?: readonly string[];
  /** Sets of names of which one must be sent whole. */
  readonly oneOf?: readonly (readonly string[])[];
}

/** A list of parameters, fields or headers. */
export function Fields({fold, children, ...what}: PropsWithChildren<Props>): ReactNode {
  const list = <ul className={styles.fields}>{children}</ul>;
  if (!fold) {
    return (
      <>
        {what.required && <Overview {...what} required={what.required} />}
        {list}
      </>
    );
  }
  return (
    <details className={styles.folded} open={fold === 'open'}>
      <summary>
        <Summary {...what} />
      </summary>
      {list}
    </details>
  );
}

const joined = (parts: readonly ReactNode[], separator: string): ReactNode =>
  parts.map((part, index) => (
    // The parts of one text never move.
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));

const codes = (names: readonly string[], separator: string): ReactNode =>
  joined(
    names.map((name) => <code key={name}>{name}</code>),
    separator,
  );

/** How long a list is, and what of it is needed. */
function Overview({count = 0, required = [], oneOf = []}: Props): ReactNode {
  const choices = joined(
    oneOf.map((names) => codes(names, ' + ')),
    '; ',
  );
  return (
    <p className={styles.overview}>
      {required.length > 0 ? (
        <Translate id="site.fields.required" values={{count, names: <Fragment>{codes(required, ', ')}</Fragment>}}>
          {'{count} in all, required: {names}.'}
        </Translate>
      ) : oneOf.length > 0 ? (
        <Translate id="site.fields.all" values={{count}}>
          {'{count} in all.'}
        </Translate>
      ) : (
        <Translate id="site.fields.optional" values={{count}}>
          {'{count} in all, none of them required.'}
        </Translate>
      )}
      {oneOf.length > 0 && (
        <>
          {' '}
          <Translate id="site.fields.oneOf" values={{choices: <Fragment>{choices}</Fragment>}}>
            {'Required, one of: {choices}.'}
          </Translate>
        </>
      )}
    </p>
  );
}

/** What is behind the fold, before it is opened. */
function Summary({count = 0, only, kind}: Pick<Props, 'count' | 'only' | 'kind'>): ReactNode {
  if (kind === 'entry') return <Translate id="site.fields.entry">Each entry</Translate>;
  if (kind === 'headers') {
    return (
      <Translate id="site.fields.headers" values={{count}}>
        {'Headers: {count}'}
      </Translate>
    );
  }
  if (kind === 'items') {
    return (
      <Translate id="site.fields.items" values={{count}}>
        {'Items: {count}'}
      </Translate>
    );
  }
  return only === undefined ? (
    <Translate id="site.fields.count" values={{count}}>
      {'{count} fields'}
    </Translate>
  ) : (
    <Translate id="site.fields.only" values={{name: <code>{only}</code>}}>
      {'1 field: {name}'}
    </Translate>
  );
}
