import {kotlinOkhttp} from '@scalar/snippetz/plugins/kotlin/okhttp';
import {escaped, indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/kotlin';

/** OkHttp 4 or later. snippetz writes for OkHttp 3, whose functions no longer compile. */
export const write = sampleWriter({
  generator: kotlinOkhttp,
  // Kotlin, String literals: raw strings can't escape the `$` of a template.
  string: escaped('"', '"$'),
  block: (json) => (json.includes('$') ? undefined : `"""${json}"""`),
  key: (name) => `"Bearer \${System.getenv("${name}")}"`,
  complete: (program) => {
    const statements = program
      // The body needs no type, because it uses the header's. With a type, OkHttp would add a charset.
      .replace(/val mediaType = .*\n/, '')
      .replace(/RequestBody\.create\(mediaType, ("sample_body")\)/, '$1.toRequestBody()')
      // Only DELETE can be sent without a body.
      .replace(/\.(post|put|patch)\(null\)/, '.$1("".toRequestBody())')
      .replace(
        'val response = client.newCall(request).execute()',
        'client.newCall(request).execute().use { println(it.body?.string()) }',
      );
    const extension = statements.includes('.toRequestBody()')
      ? 'import okhttp3.RequestBody.Companion.toRequestBody\n'
      : '';
    return `import okhttp3.OkHttpClient
import okhttp3.Request
${extension}
fun main() {
${indented(statements, '  ')}
}`;
  },
  files: {
    text: (literal) => `${literal}.toByteArray()`,
    file: (name) => `File(${name}).readBytes()`,
    separator: ' + ',
    around: (program) => `import java.io.File\n${program.replace('"sample_body"', '(sample_body)')}`,
  },
  saves: (program) =>
    `import java.io.File\n${program.replace(/println\(.*\) \}/, 'File("sample_file").writeBytes(it.body!!.bytes()) }')}`,
});
