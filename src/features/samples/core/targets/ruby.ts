// cspell:words binread binwrite
import {rubyNative} from '@scalar/snippetz/plugins/ruby/native';
import {escaped, sampleWriter, singleQuoted} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/ruby';

export const write = sampleWriter({
  generator: rubyNative,
  // Ruby, Here documents: `'JSON'` in quotes has no escapes, and `<<~` removes common indentation.
  string: singleQuoted,
  lines: escaped('"', '"#'),
  block: (json) => `<<~'JSON'.chomp\n  ${json.replaceAll('\n', '\n  ')}\nJSON`,
  key: (name) => `"Bearer #{ENV.fetch('${name}')}"`,
  files: {text: (literal) => `${literal}.b`, file: (name) => `File.binread(${name})`, separator: ' + '},
  saves: (program) => program.replace('puts response.read_body', "File.binwrite('sample_file', response.read_body)"),
});
