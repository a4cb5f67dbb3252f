import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

interface Root {
  readonly tags?: readonly {readonly name: string}[];
  readonly 'x-tagGroups'?: readonly {readonly name: string; readonly tags?: readonly string[]}[];
}

const FIELD = 'x-tagGroups';

/** Problems of the tag groups, each with the fix. @param tags the names of all tags */
export function tagGroupProblems(tags: readonly string[], groups: Root[typeof FIELD] = []): string[] {
  const placed = groups.flatMap(({tags: names = []}) => names);
  const missing = tags
    .filter((tag) => !placed.includes(tag))
    .map((tag) => `The tag \`${tag}\` is in no group. Add it to a group of \`${FIELD}\`.`);
  const twice = [...new Set(placed.filter((tag, index) => placed.indexOf(tag) < index))].map(
    (tag) => `The tag \`${tag}\` is in several groups. Keep it in one group of \`${FIELD}\`.`,
  );
  const unknown = placed
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `\`${FIELD}\` names \`${tag}\`, which isn't a tag. Correct the name, or remove it.`);
  return [...missing, ...twice, ...unknown];
}

/** The sidebar and the landing page list resources under these headings, so each tag must be in exactly one group. */
export const tagGroups: Oas3Rule = () => ({
  Root({tags = [], [FIELD]: groups}: Root, {report, location, resolve}: UserContext) {
    const names = tags.map((tag) => resolve(tag, location.source.absoluteRef).node?.name);
    const at = groups ? location.child([FIELD]).key() : location;
    for (const message of tagGroupProblems(
      names.filter((name) => name !== undefined),
      groups,
    ))
      report({message, location: at});
  },
});
