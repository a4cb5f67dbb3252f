import {goNative} from '@scalar/snippetz/plugins/go/native';
import {sendsFiles} from '../formText';
import {readsKey, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/go';

const READ = `	read := func(name string) string {
		content, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		return string(content)
	}

`;

const SAVE = `if err := os.WriteFile("sample_file", body, 0o644); err != nil {
		panic(err)
	}`;

export const write = sampleWriter({
  generator: goNative,
  // Go, String literals: raw strings can contain everything except a backquote.
  block: (json) => (json.includes('`') ? undefined : `\`${json}\``),
  key: (name) => `"Bearer "+os.Getenv("${name}")`,
  complete: (program, request) =>
    program
      // snippetz ignores errors, so a failed request would crash with a nil pointer.
      .replaceAll(/^\t(\w+), _ := (.*)$/gm, '\t$1, err := $2\n\tif err != nil {\n\t\tpanic(err)\n\t}')
      // Prints a struct of pointers before the response.
      .replace('fmt.Println(res)', 'fmt.Println(res.Status)')
      .replace(
        '\t"net/http"\n',
        readsKey(program) || sendsFiles(request) || request.saves !== undefined ? '$&\t"os"\n' : '$&',
      )
      // gofmt removes the empty line.
      .replace(/\n\n\}$/, '\n}'),
  files: {
    file: (name) => `read(${name})`,
    separator: ' + ',
    around: (program) => program.replace('\tpayload :=', `${READ}$&`),
  },
  saves: (program) => program.replace('fmt.Println(string(body))', SAVE),
});
