import {goNative} from '@scalar/snippetz/plugins/go/native';
import {readsKey, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/go';

export const write = sampleWriter({
  generator: goNative,
  // Go, String literals: raw strings can contain everything except a backquote.
  block: (json) => (json.includes('`') ? undefined : `\`${json}\``),
  key: (name) => `"Bearer "+os.Getenv("${name}")`,
  complete: (program) =>
    program
      // snippetz ignores errors, so a failed request would crash with a nil pointer.
      .replaceAll(/^\t(\w+), _ := (.*)$/gm, '\t$1, err := $2\n\tif err != nil {\n\t\tpanic(err)\n\t}')
      // Prints a struct of pointers before the response.
      .replace('fmt.Println(res)', 'fmt.Println(res.Status)')
      .replace('\t"net/http"\n', readsKey(program) ? '$&\t"os"\n' : '$&')
      // gofmt removes the empty line.
      .replace(/\n\n\}$/, '\n}'),
});
