import {rHttr} from '@scalar/snippetz/plugins/r/httr';
import {r} from '../literals';
import {contentTypeMarker, sampleWriter} from '../sampleWriter';

/** R 4.0 or later, for raw strings. */
export const write = sampleWriter({
  generator: rHttr,
  literals: r,
  mend: (program, request) =>
    program
      // Encoding as JSON would make a JSON string of the text; for a text no encoding is wanted.
      .replace('encode <- "raw"\n\n', '')
      .replace('encode = encode', 'encode = "raw"')
      .replace('content_type("text/plain")', `content_type("${contentTypeMarker(request)}")`)
      // A type is sent even where there is no body.
      .replace(', content_type("application/octet-stream")', '')
      .replace('content(response, "text")', 'content(response, "text", encoding = "UTF-8")'),
});
