import {type Phrasing, codeSpans, text} from '../nodes';
import {type Props, type Writer, textProp} from './component';

/** Says what of a thing nobody has confirmed, if there is something. */
export function unverified(props: Props): Phrasing[] {
  const what = textProp(props, 'unverified');
  return what === undefined ? [] : [text('Unverified: '), ...codeSpans(what)];
}

export const Unverified: Writer = ({what}) => [text('(Unverified: '), ...codeSpans(String(what)), text(')')];
