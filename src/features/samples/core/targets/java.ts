import {javaUnirest} from '@scalar/snippetz/plugins/java/unirest';
import {indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/java';

/** Imports of the program with files. */
const FILES = `import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
`;

const BYTES = '    ByteArrayOutputStream body = new ByteArrayOutputStream();\n    sample_body\n';

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
  files: {
    text: (literal) => `body.writeBytes(${literal}.getBytes(StandardCharsets.UTF_8));`,
    file: (name) => `body.writeBytes(Files.readAllBytes(Path.of(${name})));`,
    separator: '\n',
    around: (program) =>
      (FILES + program)
        .replace('args) {', 'args) throws IOException {')
        .replace('"sample_body"', 'body.toByteArray()')
        .replace(/^ *HttpResponse/m, `${BYTES}$&`),
  },
  saves: (program) =>
    `import java.io.File;\n${program}`
      .replace('HttpResponse<String>', 'HttpResponse<File>')
      .replace('asString()', 'asFile("sample_file")'),
});
