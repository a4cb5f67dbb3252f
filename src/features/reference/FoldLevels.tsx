import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/**
 * Links that open the nested fields of a page to a level, and whose URLs others can open. They need JavaScript
 * (features/static-pages/behaviors/fields/chooseLevel.ts).
 */
export function FoldLevels({depth}: {readonly depth: number}): ReactNode {
  const between = Array.from({length: depth - 1}, (_, index) => index + 1);
  return (
    <p className="needs-script site-bar text-soft text-small" data-fold-levels="" data-markdown-ignore>
      <Translate>Nested fields:</Translate>
      <a href="?fields=all">
        <Translate>Expand all</Translate>
      </a>
      {between.toReversed().map((level) => (
        <a key={level} href={`?fields=${String(level)}`}>
          {translate({message: 'Level {level}'}, {level})}
        </a>
      ))}
      <a href="?fields=0">
        <Translate>Collapse all</Translate>
      </a>
    </p>
  );
}
