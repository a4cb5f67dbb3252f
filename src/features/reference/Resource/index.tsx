import type {ReactNode} from 'react';
import type {ResourcePage} from '../../../../openapi/pages/page';
import {PageNav} from '../PageNav';
import {Sections} from '../Sections';
import styles from './styles.module.css';

/** The overview of a resource. On wide screens the example of a record is next to the fields. */
export function Resource({sections}: ResourcePage): ReactNode {
  const at = sections.findIndex(({blocks}) => blocks.some(({type}) => type === 'code'));
  const [before, after] = at === -1 ? [sections, []] : [sections.slice(0, at), sections.slice(at + 1)];
  return (
    <div className={styles.page}>
      <PageNav sections={sections} />
      <Sections sections={before} />
      {at !== -1 && (
        <div className={styles.record}>
          <div className={styles.example}>
            <Sections sections={sections.slice(at, at + 1)} />
          </div>
          <div className={styles.text}>
            <Sections sections={after} />
          </div>
        </div>
      )}
    </div>
  );
}
