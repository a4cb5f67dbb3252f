import {editDistance} from '../../../utils/editDistance';

/** The known name that is most like another one. Undefined if a third of it or more would have to change. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.ceil(name.length / 3);
  const ranked = known
    .map((candidate) => ({candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase(), most)}))
    .filter(({distance}) => distance <= most && distance > 0)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}
