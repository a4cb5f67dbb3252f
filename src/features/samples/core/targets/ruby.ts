import {rubyNative} from '@scalar/snippetz/plugins/ruby/native';
import {ruby} from '../literals';
import {sampleWriter} from '../sampleWriter';

export const write = sampleWriter({
  generator: rubyNative,
  literals: ruby,
  key: (name) => `"Bearer #{ENV.fetch('${name}')}"`,
});
