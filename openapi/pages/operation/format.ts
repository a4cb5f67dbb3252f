import {type Content, JSON_TYPE, mainMedia} from '../../model/media';
import {code} from '../inlineMarkdown';
import type {Markdown} from '../page';
import {orList, say} from '../say';

/** The formats of a body: `JSON` or the media type first, then others. Empty without a body. */
export function formatOf(content: Content = {}): Markdown {
  const [main] = mainMedia(content) ?? [];
  if (main === undefined) return '';
  const others = Object.keys(content).filter((type) => type !== main);
  const format = main === JSON_TYPE ? 'JSON' : code(main);
  return others.length > 0 ? say('format.others', {format, others: orList(others.map(code))}) : format;
}
