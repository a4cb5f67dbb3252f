import {rHttr} from '@scalar/snippetz/plugins/r/httr';
import {contentTypeMarker, fence, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/r';

/** Separator of arguments that snippetz writes on one line. */
const ARGUMENT = /, (?=body =|add_headers\(|content_type\(|accept\(|encode =)/g;

/** R 4.0 or later, for raw strings. */
export const write = sampleWriter({
  generator: rHttr,
  // R, Quotes: raw strings (R 4.0) end with their bracket and the same number of dashes.
  block: (json) => {
    const dashes = fence(json, '-', (run) => `)${run}"`);
    return `r"${dashes}(${json})${dashes}"`;
  },
  key: (name) => `paste('Bearer', Sys.getenv('${name}'))`,
  complete: (program, request) =>
    program
      // snippetz expects the names and values of all cookies.
      .replace(/set_cookies\(`(sample_header_\d+)"\)/, `add_headers('Cookie' = "$1")`)
      .replace(/VERB\(.*\)$/m, (call) => call.replace('(', '(\n  ').replaceAll(ARGUMENT, ',\n  ').replace(/\)$/, '\n)'))
      // JSON encoding would turn the text into a JSON string.
      .replace('encode <- "raw"\n\n', '')
      .replace('encode = encode', 'encode = "raw"')
      .replace('content_type("text/plain")', `content_type("${contentTypeMarker(request)}")`)
      // snippetz sends a type even without a body.
      .replace(/,\n {2}content_type\("application\/octet-stream"\)/, '')
      .replace('content(response, "text")', 'content(response, "text", encoding = "UTF-8")'),
  files: {
    text: (literal) => `charToRaw(${literal})`,
    file: (name) => `readBin(${name}, "raw", file.size(${name}))`,
    separator: ', ',
    around: (program) => program.replace('"sample_body"', 'c(sample_body)'),
  },
  saves: (program) => program.replace(/content\(response, .*\)/, 'writeBin(content(response, "raw"), "sample_file")'),
});
