import path from 'node:path';
import {guidesPath} from '../../../../src/config/routes';
import type {FrontMatter} from '../../guides/frontMatter';
import {isGuide} from '../file-rules/guidePaths';
import type {Rule} from '../rule';

export interface Titled {
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** What has a title or description, by it in lowercase. The rule about them adds those of the page. */
  readonly owners: Map<string, string>;
}

/** A rule about the front matter of a guide or landing page. Problems are in its first line. */
export type FrontMatterRule = Rule<Titled>;

/** Checks the front matter. @param find returns the messages of its problems */
export const ofFields =
  (find: (titled: Titled) => readonly string[]): FrontMatterRule['check'] =>
  (titled) =>
    find(titled).map((message) => ({line: 1, message}));

/** Checks the front matter of pages. One without a title that isn't a guide is a part of other pages. */
export const ofPages = (find: (titled: Titled) => readonly string[]): FrontMatterRule['check'] =>
  ofFields((titled) =>
    titled.frontMatter.title === undefined && !isGuide(path.relative(guidesPath, titled.file)) ? [] : find(titled),
  );
