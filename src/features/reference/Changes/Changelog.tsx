import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ChangeEntry, ChangeTag, Section} from '../../../../openapi/pages/page';
import {Sections} from '../Sections';
import styles from './styles.module.css';

const entriesOf = (sections: readonly Section[]): ChangeEntry[] =>
  sections.flatMap(({blocks}) => blocks.flatMap((block) => (block.type === 'changes' ? block.entries : [])));

/** The changelog with its filters. Kinds of changes are radio buttons, which work with CSS only. */
export function Changelog({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const [introduction, ...others] = sections;
  const entries = entriesOf(others);
  const tags = [...new Map(entries.flatMap((entry) => entry.tags).map((tag) => [tag.kind, tag])).values()];
  return (
    <div className={styles.changelog} data-filter-list="">
      {introduction && <Sections sections={[introduction]} />}
      {entries.length > 0 && (
        <div className={styles.filters}>
          {tags.length > 1 && <Kinds tags={tags} />}
          <WordFilter count={entries.length} />
        </div>
      )}
      <Releases sections={others} />
      <p data-filter-empty hidden>
        <Translate id="site.changelog.none">No matching changes.</Translate>{' '}
        <button type="button" className={styles.clear} data-filter-clear="">
          <Translate id="site.changelog.clear">Show all changes</Translate>
        </button>
      </p>
    </div>
  );
}

/** Sections that begin with one of the highest level, each with those below it. */
const nested = (sections: readonly Section[]): Section[][] => {
  const top = Math.min(...sections.map(({heading}) => heading?.level ?? Infinity));
  return sections.reduce<Section[][]>((groups, section) => {
    const last = groups.at(-1);
    if (last === undefined || section.heading?.level === top) return [...groups, [section]];
    last.push(section);
    return groups;
  }, []);
};

/** Sections in elements that the filters hide when all their entries are hidden. */
function Releases({sections}: {readonly sections: readonly Section[]}): ReactNode {
  return nested(sections).map(([first, ...rest], index) => {
    if (!first) return null;
    const content = (
      <>
        <Sections sections={[first]} />
        <Releases sections={rest} />
      </>
    );
    return entriesOf([first, ...rest]).length > 0 ? (
      <div key={index} data-filter-group="">
        {content}
      </div>
    ) : (
      <Fragment key={index}>{content}</Fragment>
    );
  });
}

function Kinds({tags}: {readonly tags: readonly ChangeTag[]}): ReactNode {
  const all = {kind: 'all', text: translate({id: 'site.changelog.all', message: 'All kinds'})};
  return (
    <div
      className={styles.kinds}
      role="radiogroup"
      aria-label={translate({id: 'site.changelog.kind', message: 'Kind of change'})}>
      {[all, ...tags].map(({kind, text}) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="change-kind" value={kind} defaultChecked={kind === all.kind} /> {text}
        </label>
      ))}
    </div>
  );
}

/** Appears with JavaScript (features/static-pages/behaviors/filterList.ts). */
function WordFilter({count}: {readonly count: number}): ReactNode {
  return (
    <div className={styles.slot}>
      <div className={styles.words} role="search" data-filter-controls="" hidden>
        <label htmlFor="changes-filter">
          <Translate id="site.changelog.filter">Filter by resource, path, or event</Translate>
        </label>
        <input
          className={styles.input}
          id="changes-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="changes-filter-status"
        />
        <span
          className={styles.status}
          id="changes-filter-status"
          role="status"
          data-filter-status={translate(
            {
              id: 'site.changelog.status',
              message: '{shown} of {count} entries',
              description: 'How many entries match the filter; {shown} is filled in by the page itself',
            },
            {shown: '{shown}', count},
          )}
        />
      </div>
    </div>
  );
}
