import {plain} from '../../../plugins/author-problems/mdxFault';
import {guidesTable} from '../../config/routes';
import {main} from '../../node/steps';

/** The line of a compiler error that has the position, else the first line. */
function positionOf(error: unknown): string {
  const lines = plain(error instanceof Error ? error.message : String(error)).split('\n');
  return lines.find((line) => line.includes('ERROR:')) ?? lines[0] ?? '';
}

/** Fails if the table of guides and their folder differ. A process of its own, because a process reads the table once. */
main(async () => {
  const table = await import('../../config/guides').catch((error: unknown) => {
    throw new Error(`${guidesTable} can't be read: ${positionOf(error)}. Correct it.`);
  });
  if (!Array.isArray(table.guideSections) || typeof table.introduction !== 'string') {
    throw new Error(`${guidesTable} must export guideSections and introduction. Add what is missing.`);
  }
  const {assertGuidesMatch} = await import('../../../plugins/lib/guide-checks/guideTable');
  assertGuidesMatch();
});
