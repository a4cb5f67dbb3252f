import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {OperationPage, ReferencePage as Page, ResourcePage, Section} from '@site/openapi/pages/page';
import {Operation} from './Operation';
import {Sections} from './Blocks';
import {translate} from '@docusaurus/Translate';
import {pageFeed} from '@site/src/config/publicFiles';
import {FilteredList} from './FilteredList';
import {Markdown} from './Markdown';
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

interface FollowedProps {
  readonly page: OperationPage | ResourcePage;
  readonly of: ReactNode;
}

/** A page with the date of the last change of the API, and its feed, which feed readers find by its link. */
const Followed = ({page: {changed, title, url}, of}: FollowedProps): ReactNode => (
  <>
    {of}
    {changed !== undefined && (
      <>
        <Head>
          <link rel="alternate" type="application/atom+xml" href={pageFeed(url)} title={title} />
        </Head>
        <p className="text-soft text-small margin-top--lg margin-bottom--none">
          <Markdown inline text={changed} />
        </p>
      </>
    )}
  </>
);

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
      return <Followed page={page} of={<Operation {...page} />} />;
    case 'resource':
      return <Followed page={page} of={<Resource {...page} />} />;
    case 'changelog':
      return <Changelog sections={page.sections} />;
    default:
      return <Sections sections={page.sections} />;
  }
}
