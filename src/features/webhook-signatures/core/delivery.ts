import {shell} from '../../samples/core/literals';

export interface Delivery {
  readonly event: string;
  readonly body: string;
  /** In lowercase hex. */
  readonly signature: string;
}

export const headerLines = ({event, signature}: Delivery): readonly string[] => [
  'Content-Type: application/json',
  `x-salesloft-event: ${event}`,
  `x-salesloft-signature: ${signature}`,
];

/** A command for a POSIX shell that posts a delivery to a port of the visitor's computer. It doesn't contain the token. */
export const curlOf = (delivery: Delivery, port: number): string =>
  [
    `curl -sS -i http://127.0.0.1:${String(port)}`,
    ...headerLines(delivery).map((line) => `-H ${shell.string(line)}`),
    // Unlike --data-binary, it never reads a file.
    `--data-raw ${shell.string(delivery.body)}`,
  ].join(' \\\n  ');
