import {type Node, text} from '../nodes';
import {type Props, type Writer, textProp} from './component';

/** Says what of a thing nobody has confirmed, if there is something. */
export function unverified(props: Props): Node[] {
  const what = textProp(props, 'unverified');
  return what === undefined ? [] : [text(`Unverified: ${what}`)];
}

export const Unverified: Writer = ({what}) => [text(`(Unverified: ${String(what)})`)];
