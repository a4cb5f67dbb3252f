import {type Content, JSON_TYPE, mainMedia} from '../../openapi/model/media';
import {code} from './schema/literal';
import {say} from './texts/say';

/** The formats of a body in words: `JSON`, or the media type; other formats beside it. */
export function formatWords(content: Content = {}): string {
  const [main] = mainMedia(content) ?? [];
  if (main === undefined) return '';
  const others = Object.keys(content).filter((type) => type !== main);
  const name = main === JSON_TYPE ? 'JSON' : code(main);
  return others.length > 0 ? say('format.others', {format: name, others: others.map(code).join(say('type.or'))}) : name;
}
