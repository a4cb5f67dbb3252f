import {rustReqwest} from '@scalar/snippetz/plugins/rust/reqwest';
import {fence, indented, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/rust';

/** Crates reqwest and tokio (feature full). snippetz has no main and output. */
export const write = sampleWriter({
  generator: rustReqwest,
  // Rust, Raw string literals: end with a quote and the same number of hash signs.
  block: (json) => {
    const hashes = `#${fence(json, '#', (run) => `"#${run}`)}`;
    return `r${hashes}"${json}"${hashes}`;
  },
  key: (name) => `format!("Bearer {}", std::env::var("${name}").unwrap())`,
  complete: (program) => `#[tokio::main]
async fn main() -> Result<(), reqwest::Error> {
${indented(program, '    ')}
    println!("{}", response.text().await?);
    Ok(())
}`,
  files: {
    text: (literal) => `${literal}.as_bytes()`,
    file: (name) => `std::fs::read(${name}).unwrap().as_slice()`,
    separator: ', ',
    around: (program) => program.replace('"sample_body"', '[sample_body].concat()'),
  },
  saves: (program) =>
    program.replace(/println!\(.*\);/, 'std::fs::write("sample_file", response.bytes().await?).unwrap();'),
});
