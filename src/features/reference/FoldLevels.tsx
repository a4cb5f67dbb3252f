import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Section} from '../../../openapi/pages/page';
import {foldDepth} from './core/foldDepth';

/**
 * Links that open the nested fields of a page to a level, and whose URLs others can open. They need JavaScript
 * (features/static-pages/behaviors/foldLevels.ts). Nothing on a page without nested fields.
 */
export function FoldLevels({sections}: {readonly sections: readonly Section[]}): ReactNode {
  const depth = foldDepth(sections.flatMap(({blocks}) => blocks));
  if (depth === 0) return null;
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
