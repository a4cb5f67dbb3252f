import path from 'node:path';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {CHANGELOG, CORRECTIONS, UNVERIFIED} from '../../../src/config/apiVersions';
import {landingId, slugOf} from '../../pages/version';

interface Root {
  readonly info?: {readonly title?: string};
  readonly tags?: readonly {readonly name: string}[];
}

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
}

/** Words of letters or digits: the OpenAPI plugin would turn `step2` into `step-2`. */
const WORDS = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

/** Where a word begins in `getV2Users`. */
const BORDER = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;

function slugProblem({operationId}: Operation): string | undefined {
  if (operationId === undefined || WORDS.test(operationId)) return undefined;
  const slug = slugOf(operationId.replaceAll(BORDER, '-'));
  return `The operationId isn't lower-case words joined by hyphens, which end its URL. Write \`${WORDS.test(slug) ? slug : 'step-2-show'}\`.`;
}

/** What each URL below that of a version belongs to. Tags and operations share them with the pages that each version has. */
class Urls {
  private readonly owners = new Map<string, string>();
  readonly tags = new Set<string>();

  constructor(title: string) {
    for (const id of [CHANGELOG, CORRECTIONS, UNVERIFIED]) this.owners.set(id, `"${id}"`);
    this.owners.set(landingId(title), 'the version');
  }

  /** Takes a URL. @returns who has it already */
  take(id: string, owner: string): string | undefined {
    const before = this.owners.get(id);
    if (before === undefined) this.owners.set(id, owner);
    return before;
  }

  /** The problem of a tag with its fix, if any. */
  tagProblem(name: string, file: string): string | undefined {
    this.tags.add(name);
    const id = slugOf(name);
    if (id === '') return `The tag \`${name}\` has no letter from a to z, of which its URL is made. Rename it.`;
    const before = this.take(id, `the tag \`${name}\` (${file})`);
    return before && `The page of ${before} has the same URL as the tag \`${name}\`. Rename the tag.`;
  }

  /** The problems of an operation with their fixes, by key. */
  operationProblems({operationId = '', tags = []}: Operation): readonly (readonly [key: string, message: string])[] {
    const before = this.owners.get(operationId);
    const unknown = tags.find((tag) => !this.tags.has(tag));
    return [
      ...(before
        ? [
            [
              'operationId',
              `The page of ${before} has the same URL. Change the operationId, for example to \`${operationId}-index\`.`,
            ] as const,
          ]
        : []),
      ...(tags.length === 0
        ? [['', `The operation has no tag, so no page lists it. Add \`tags:\` with ${this.known()}.`] as const]
        : []),
      ...(unknown === undefined
        ? []
        : [
            [
              'tags',
              `There is no tag \`${unknown}\`. Write ${this.known()}, or add it to the tags of the root.`,
            ] as const,
          ]),
    ];
  }

  private known(): string {
    return `one of ${[...this.tags].map((tag) => `\`${tag}\``).join(', ')}`;
  }
}

/** Requires each page to have a URL of its own, and each operation to be on the page of a resource. */
export const ownUrl: Oas3Rule = () => {
  let urls = new Urls('');
  return {
    Root({info, tags = []}: Root, {report, resolve, location}: UserContext) {
      const title = info?.title ?? '';
      urls = new Urls(title);
      if (!/^[ -&(-~]*$/.test(title))
        report({
          message:
            'The title has accents, apostrophes or letters of other scripts, and names a file. Write it in ASCII.',
          location: location.child(['info', 'title']),
        });
      for (const [index, tag] of tags.entries()) {
        const {node, location: target} = resolve(tag);
        const place = '$ref' in tag && target ? target : location.child(['tags', index]);
        const message = node && urls.tagProblem(node.name, path.relative('.', place.source.absoluteRef));
        if (message) report({message, location: place.child(['name'])});
      }
    },
    Operation(operation: Operation, {report, location}: UserContext) {
      const message = slugProblem(operation);
      if (message) report({message, location: location.child(['operationId'])});
    },
    Paths: {
      PathItem: {
        Operation(operation: Operation, {report, location}: UserContext) {
          for (const [key, message] of urls.operationProblems(operation))
            report({message, location: key === '' ? location.key() : location.child([key])});
        },
      },
    },
  };
};
