import {javaUnirest} from '@scalar/snippetz/plugins/java/unirest';
import {indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/java';

/** Unirest 4 and Java 15 or later. snippetz has no imports, class and output. */
export const write = sampleWriter({
  generator: javaUnirest,
  // Java, 3.10.6: text blocks have escapes, and common indentation is removed.
  block: (json, margin) => {
    const lines = json.replaceAll('\\', String.raw`\\`).split('\n');
    return `${['"""', ...lines].join(`\n${margin}`)}"""`;
  },
  key: (name) => `"Bearer " + System.getenv("${name}")`,
  complete: (program) => `import kong.unirest.core.HttpResponse;
import kong.unirest.core.Unirest;

public class Main {
  public static void main(String[] args) {
${indented(program, '    ')}

    System.out.println(response.getBody());
  }
}`,
});
