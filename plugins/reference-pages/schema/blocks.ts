import {parameterCount} from '../../../src/features/reference/core/parameterCount';
import {attributes} from '../mdx';
import type {Limits} from './limits';
import {type Place, ancestorOf} from './place';

/** What a value must keep to, in blocks: a paragraph of its own, and folded lists. */
export const limitsMdx = ({words, lists}: Limits): string[] => [
  ...(words.length > 0 ? [`<Limits>${words.join(' ')}</Limits>`] : []),
  ...lists.map((list) => `<Values${attributes({...list})} />`),
];

/** A schema that holds itself is told once; here a link leads to it. */
export function sameShapeMdx(title: string, place: Place): string {
  const {anchor, label} = ancestorOf(place, title) ?? {};
  return `<SameShape${attributes({of: label, anchor, title: title || undefined, each: place.each})} />`;
}

/** A component around blocks, or without content where there are none. */
export function elementMdx(name: string, props: Readonly<Record<string, unknown>>, blocks: readonly string[]): string {
  const inside = blocks.filter(Boolean);
  const tag = `<${name}${attributes(props)}`;
  return inside.length > 0 ? `${tag}>\n\n${inside.join('\n\n')}\n\n</${name}>` : `${tag} />`;
}

/** A list with more fields says above them how many there are, and which of them must be sent. */
const MANY = 15;

interface Asked {
  readonly name: string;
  readonly required?: boolean;
}

/** Sets of fields of which one must be sent whole. */
export type Alternatives = readonly (readonly string[])[];

interface Overview extends Readonly<Record<string, unknown>> {
  readonly count?: number;
  readonly required?: readonly string[];
  readonly oneOf?: Alternatives;
}

/** The overview of a list that the reader is to fill in; nothing where the list can be seen at once and nothing is to be chosen. */
export const longListProps = (all: readonly Asked[], oneOf?: Alternatives): Overview =>
  all.length > MANY || oneOf
    ? {
        count: parameterCount(all.map(({name}) => ({parameter: name}))),
        required: all.filter(({required}) => required).map(({name}) => name),
        oneOf,
      }
    : {};
