import {javaUnirest} from '@scalar/snippetz/plugins/java/unirest';
import {java} from '../literals';
import {sampleWriter} from '../sampleWriter';
import {indented} from './indented';

/** Unirest 4 and Java 15 or later. snippetz has no imports, class and output. */
export const write = sampleWriter({
  generator: javaUnirest,
  literals: java,
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
