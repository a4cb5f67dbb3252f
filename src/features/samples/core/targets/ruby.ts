import {rubyNative} from '@scalar/snippetz/plugins/ruby/native';
import {sampleWriter, singleQuoted} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/ruby';

export const write = sampleWriter({
  generator: rubyNative,
  // Ruby, Here documents: `'JSON'` in quotes has no escapes, and `<<~` removes common indentation.
  string: singleQuoted,
  block: (json) => `<<~'JSON'.chomp\n  ${json.replaceAll('\n', '\n  ')}\nJSON`,
  key: (name) => `"Bearer #{ENV.fetch('${name}')}"`,
});
