import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Where the shape is told; absent when it is told nowhere on the page. */
  readonly anchor?: string;
  /** The field that has the shape; absent for the body or the answer as a whole. */
  readonly of?: string;
  /** What the description calls the shape. */
  readonly title?: string;
  /** It is said of each thing in a list. */
  readonly each?: boolean;
}

/** Says of a field that its shape is that of something around it, where all is told once. */
export function SameShape({anchor, of, title, each}: Props): ReactNode {
  return (
    <p className={styles.limits}>
      {anchor === undefined ? (
        <Elsewhere title={title} />
      ) : (
        <Same each={each}>
          <a href={`#${anchor}`}>{placeName(of, anchor)}</a>
        </Same>
      )}
    </p>
  );
}

function Same({each, children}: PropsWithChildren<Pick<Props, 'each'>>): ReactNode {
  return each ? (
    <Translate id="site.shape.each" values={{place: children}}>
      {'Each has the same shape as {place}.'}
    </Translate>
  ) : (
    <Translate id="site.shape.same" values={{place: children}}>
      {'The same shape as {place}.'}
    </Translate>
  );
}

function placeName(of: string | undefined, anchor: string): ReactNode {
  if (of !== undefined) return <code>{of}</code>;
  return anchor.startsWith('response-') ? (
    <Translate id="site.shape.response">the whole answer</Translate>
  ) : (
    <Translate id="site.shape.body">the whole body</Translate>
  );
}

function Elsewhere({title}: Pick<Props, 'title'>): ReactNode {
  return title === undefined ? (
    <Translate id="site.shape.unnamed">The shape of what it stands in, once more.</Translate>
  ) : (
    <Translate id="site.shape.named" values={{title: <code>{title}</code>}}>
      {'Once more a {title}, which can hold others of its kind.'}
    </Translate>
  );
}
