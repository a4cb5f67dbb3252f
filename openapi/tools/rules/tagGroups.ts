import type {Context, Rule} from './redocly';

interface Root {
  readonly tags?: readonly unknown[];
  readonly 'x-tagGroups'?: readonly {readonly name: string; readonly tags?: readonly string[]}[];
}

const FIELD = 'x-tagGroups';

/** What is wrong with the headings over the tags, each with the fix. @param tags the names of all tags */
export function tagGroupFaults(tags: readonly string[], groups: Root[typeof FIELD] = []): string[] {
  const placed = groups.flatMap(({tags: names = []}) => names);
  const missing = tags
    .filter((tag) => !placed.includes(tag))
    .map((tag) => `The tag \`${tag}\` is in no group. Add it to a group of \`${FIELD}\`.`);
  const twice = [...new Set(placed.filter((tag, index) => placed.indexOf(tag) < index))].map(
    (tag) => `The tag \`${tag}\` is in several groups. Keep it in one group of \`${FIELD}\`.`,
  );
  const unknown = placed
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `\`${FIELD}\` names \`${tag}\`, which is no tag. Correct the name, or remove it.`);
  return [...missing, ...twice, ...unknown];
}

/** The sidebar and the landing page list resources below these headings: each resource is below exactly one. */
export const tagGroups: Rule = () => ({
  Root({tags = [], [FIELD]: groups}: Root, {report, location, resolve}: Context) {
    const names = tags.map(
      (tag) => (resolve(tag, location.source.absoluteRef).node as {name: string} | undefined)?.name,
    );
    const place = groups ? location.child([FIELD]).key() : location;
    for (const message of tagGroupFaults(
      names.filter((name) => name !== undefined),
      groups,
    ))
      report({message, location: place});
  },
});
