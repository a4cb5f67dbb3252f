import {swiftNsurlsession} from '@scalar/snippetz/plugins/swift/nsurlsession';
import {fence, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/swift';

/** The end of snippetz's program, which doesn't wait for the task and doesn't print the response. */
const TASK = /let session = [^]*$/;

/** snippetz uses Objective-C's request with casts. Swift has its own. */
const LEGACY_REQUEST = /let request = NSMutableURLRequest\(url: NSURL\(string: (.*)\)! as URL,\n.*\n.*\)/;

/** Swift 5.7 or later, top level of main.swift. */
export const write = sampleWriter({
  generator: swiftNsurlsession,
  // Swift, Literals: hash signs around the string change escapes to `\#`, so that the text needs none.
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `\\#${run}`)}`;
    return `${hashes}"""\n${json}\n"""${hashes}`;
  },
  key: (name) => `"Bearer " + ProcessInfo.processInfo.environment["${name}"]!`,
  complete: (program) =>
    program
      .replace(/let postData = NSData\(data: (.*)\.data\(using: .*\)!\)/, 'let postData = Data($1.utf8)')
      .replace(LEGACY_REQUEST, 'var request = URLRequest(url: URL(string: $1)!)')
      .replace('postData as Data', 'postData')
      .replace(
        TASK,
        'let (data, _) = try await URLSession.shared.data(for: request)\nprint(String(decoding: data, as: UTF8.self))',
      ),
  files: {
    text: (literal) => `Data(${literal}.utf8)`,
    file: (name) => `Data(contentsOf: URL(fileURLWithPath: ${name}))`,
    separator: ' + ',
    around: (program) => program.replace('Data("sample_body".utf8)', 'try sample_body'),
  },
  saves: (program) => program.replace(/^print\(.*\)$/m, 'try data.write(to: URL(fileURLWithPath: "sample_file"))'),
});
