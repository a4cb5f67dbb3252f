import {pythonPython3} from '@scalar/snippetz/plugins/python/python3';
import {readsKey, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/python';

/** http.client of the standard library, as in our guides. It needs no installation, and sends the body unchanged. */
export const write = sampleWriter({
  generator: pythonPython3,
  // Python, 2.4.1: triple-quoted strings can contain line breaks and quotes, but not three in a row.
  block: (json) => `'''${json.replaceAll('\\', String.raw`\\`).replaceAll("'''", String.raw`''\'`)}'''`,
  key: (name) => `f"Bearer {os.environ['${name}']}"`,
  complete: (program) =>
    program
      .replace('import http.client\n', readsKey(program) ? '$&import os\n' : '$&')
      // Strings are sent as Latin-1, but JSON is UTF-8.
      .replace('"sample_body"', '"sample_body".encode("utf-8")')
      .replaceAll(/^( *)'([\w-]+)':/gm, '$1"$2":')
      .replace(/\{ '([\w-]+)': (.*) \}/, '{"$1": $2}')
      .replace('"\n}', '",\n}'),
  files: {
    text: (literal) => `${literal}.encode("utf-8")`,
    file: (name) => `open(${name}, "rb").read()`,
    separator: ' + ',
    around: (program) => program.replace('"sample_body".encode("utf-8")', 'sample_body'),
  },
  saves: (program) => program.replace('print(data.decode("utf-8"))', 'open("sample_file", "wb").write(data)'),
});
