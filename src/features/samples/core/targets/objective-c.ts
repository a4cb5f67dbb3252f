import {objcNsurlsession} from '@scalar/snippetz/plugins/objc/nsurlsession';
import {cString, indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/objectivec';

const IMPORT = '#import <Foundation/Foundation.h>\n';

/** A command-line tool. snippetz has no main, doesn't wait for the response and doesn't print it. */
export const write = sampleWriter({
  generator: objcNsurlsession,
  // Objective-C: a C string with an at sign.
  string: (text) => `@${cString(text)}`,
  key: (name) => `[@"Bearer " stringByAppendingString:NSProcessInfo.processInfo.environment[@"${name}"]]`,
  complete: (program) => {
    const statements = program
      .replace(IMPORT, '')
      .trim()
      .replace(
        '\nNSURLSession *session',
        '\ndispatch_semaphore_t done = dispatch_semaphore_create(0);\nNSURLSession *session',
      )
      .replace(
        /NSHTTPURLResponse \*httpResponse = .*\n *NSLog\(@"%@", httpResponse\);/,
        'NSLog(@"%@", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);',
      )
      .replace(/^( +)\}\];$/m, (line, margin: string) =>
        line.replace('}];', `    dispatch_semaphore_signal(done);\n${margin}}];`),
      );
    return `${IMPORT}
int main(void) {
    @autoreleasepool {
${indented(statements, '        ')}
        dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    }
    return 0;
}`;
  },
  files: {
    text: (literal) => `[postData appendData:[${literal} dataUsingEncoding:NSUTF8StringEncoding]];`,
    file: (name) => `[postData appendData:[NSData dataWithContentsOfFile:${name}]];`,
    separator: '\n',
    around: (program) =>
      program.replace(/NSData \*postData = .*/, 'NSMutableData *postData = [NSMutableData data];\n        sample_body'),
  },
  saves: (program) => program.replace(/NSLog\(@"%@", \[.*\);/, '[data writeToFile:@"sample_file" atomically:YES];'),
});
