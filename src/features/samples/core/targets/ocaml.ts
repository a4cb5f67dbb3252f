import {ocamlCohttp} from '@scalar/snippetz/plugins/ocaml/cohttp';
import {indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/ocaml';

/**
 * Packages cohttp-lwt-unix and lwt. The program of snippetz doesn't compile: its `let ... in` are outside expressions, the
 * last function has no body, nothing runs the promise, and cohttp 1.0 removed Cohttp_lwt_body.
 */
export const write = sampleWriter({
  generator: ocamlCohttp,
  // OCaml, 11.2.7: quoted strings can contain everything except their delimiter.
  block: (json) => (json.includes('|json}') ? undefined : `{json|${json}|json}`),
  key: (name) => `"Bearer " ^ Sys.getenv "${name}"`,
  complete: (program) => {
    const statements = program
      .replace(/^(?:open .*\n)+\n*/, '')
      .replace('Cohttp_lwt_body', 'Cohttp_lwt.Body')
      .replace(/Header\.add \(Header\.init \(\)\) (".*?") (".*?") in/, 'Header.of_list [($1, $2)] in')
      .replace('Header.add_list (Header.init ()) [', 'Header.of_list [')
      .replace(/ in\n\nClient\.call (.*)\n[^]*$/, ' in\nLwt_main.run\n  (Client.call $1');
    return `open Cohttp
open Cohttp_lwt_unix
open Lwt.Infix

let () =
${indented(statements, '  ')}
     >>= fun (_, answer) -> Cohttp_lwt.Body.to_string answer
     >>= Lwt_io.printl)`;
  },
  files: {
    file: (name) => `In_channel.with_open_bin ${name} In_channel.input_all`,
    separator: ' ^ ',
    around: (program) => program.replace('"sample_body"', '(sample_body)'),
  },
  saves: (program) =>
    program.replace(
      'Lwt_io.printl',
      'fun content -> Lwt_io.with_file ~mode:Lwt_io.Output "sample_file" (fun file -> Lwt_io.write file content)',
    ),
});
