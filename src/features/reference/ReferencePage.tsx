import type {ReactNode} from 'react';
import type {ReferencePage as Page, Section, ResourcePage} from '../../../openapi/pages/page';
import {Operation} from './Operation';
import {Sections} from './Blocks';
import {translate} from '@docusaurus/Translate';
import {FilteredList} from './FilteredList';
import {PageNav} from './PageNav';
import styles from './styles.module.css';

/** The overview of a resource. On wide screens the example of a record is next to the fields. */
function Resource({sections}: ResourcePage): ReactNode {
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

const entriesIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({blocks}) => blocks.flatMap((block) => (block.type === 'changes' ? block.groups : [])))
    .flatMap(({entries}) => entries).length;

/** Changes or corrections with their filters. The first section introduces them. */
export function Changelog({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const count = entriesIn(sections);
  if (count === 0) return <Sections sections={sections} />;
  return (
    <>
      <Sections sections={sections.slice(0, 1)} />
      <FilteredList
        id="changes-filter"
        label={translate({message: 'Filter changes'})}
        hint={translate({message: 'Resource, path, event, or field'})}
        count={count}>
        {sections.slice(1).map((release, index) => (
          <div key={index} data-filter-group={entriesIn([release]) > 0 ? '' : undefined}>
            <Sections sections={[release]} />
          </div>
        ))}
      </FilteredList>
    </>
  );
}

/** Renders at build time and with `npm start` only, so components here have no state and no event handlers. */
export function ReferencePage({page}: {readonly page: Page}): ReactNode {
  switch (page.kind) {
    case 'operation':
      return <Operation {...page} />;
    case 'resource':
      return <Resource {...page} />;
    case 'changelog':
      return <Changelog sections={page.sections} />;
    default:
      return <Sections sections={page.sections} />;
  }
}
