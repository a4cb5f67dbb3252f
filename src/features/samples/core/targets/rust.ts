import {rustReqwest} from '@scalar/snippetz/plugins/rust/reqwest';
import {rust} from '../literals';
import {sampleWriter} from '../sampleWriter';
import {indented} from './indented';

/** Crates reqwest and tokio (feature full). snippetz has no main and output. */
export const write = sampleWriter({
  generator: rustReqwest,
  literals: rust,
  key: (name) => `format!("Bearer {}", std::env::var("${name}").unwrap())`,
  complete: (program) => `#[tokio::main]
async fn main() -> Result<(), reqwest::Error> {
${indented(program, '    ')}
    println!("{}", response.text().await?);
    Ok(())
}`,
});
