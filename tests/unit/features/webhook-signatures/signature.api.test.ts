import {createHmac} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {signatureOf, verifySignature} from '../../../../src/features/webhook-signatures/core/signature';

const TOKEN = 'wht_6c0a9f51é';
const BODY = '{"id":70211,"name":"Café <Ops>","url":"https://go.larkfield.example/a, b","tags":["b","a"]}';

const digest = (hash: string, body: string, token = TOKEN): Buffer => createHmac(hash, token).update(body).digest();
const sha1 = (body: string, token = TOKEN): string => digest('sha1', body, token).toString('hex');

test('@run-07 computes the signature that the guide shows', async () => {
  expect(await signatureOf('wht_6c0a9f51', '{"id":70211}')).toBe('4453b19c2d7143b60eb9df18210fbcf50b47d24b');
});

const sorted = '{"id":70211,"name":"Café <Ops>","tags":["b","a"],"url":"https://go.larkfield.example/a, b"}';
const parsed = JSON.parse(BODY) as unknown;
const python = BODY.replaceAll(/(?<=[\]"\d])([,:])(?=["[\d])/g, '$1 ');

describe('@run-07 explains', () => {
  test.each([
    ['a prefix', `sha1=${sha1(BODY)}`, ['prefix']],
    ['uppercase letters', sha1(BODY).toUpperCase(), ['upperCase']],
    ['base64', digest('sha1', BODY).toString('base64'), ['base64']],
    ['SHA-256', digest('sha256', BODY).toString('hex'), ['sha256']],
    ['a line break at the end of the body', sha1(`${BODY}\n`), ['lineBreak']],
    ['a CRLF at the end of the body', sha1(`${BODY}\r\n`), ['lineBreak']],
    ['spaces as in Python', sha1(python), ['serialized']],
    ['sorted keys', sha1(sorted), ['serialized']],
    ['ASCII escapes and spaces, the default of Python', sha1(python.replace('é', String.raw`\u00e9`)), ['serialized']],
    ['escapes of HTML', sha1(BODY.replace('<', String.raw`\u003c`).replace('>', String.raw`\u003e`)), ['serialized']],
    ['escaped slashes', sha1(BODY.replaceAll('/', String.raw`\/`)), ['serialized']],
    ['a space after the token', sha1(BODY, `${TOKEN} `), ['tokenEnds']],
    ['a token in quotation marks', sha1(BODY, `"${TOKEN}"`), ['tokenEnds']],
    ['two mistakes at once', sha1(sorted, `${TOKEN}\n`).toUpperCase(), ['serialized', 'tokenEnds', 'upperCase']],
  ])('%s', async (_, signature, reasons) => {
    expect(await verifySignature(BODY, signature, TOKEN)).toEqual(reasons);
  });

  test('a body that was pasted with more than the body', async () => {
    expect(await verifySignature(`${BODY}\n`, sha1(BODY), TOKEN)).toEqual(['lineBreak']);
    const pretty = JSON.stringify(parsed, null, 2);
    expect(await verifySignature(pretty, sha1(BODY), TOKEN)).toEqual(['serialized']);
  });

  test('the whole header as the signature alone', async () => {
    const header = `X-Salesloft-Signature: ${sha1(BODY)}\n`;
    expect(await verifySignature(BODY, header, TOKEN)).toEqual([]);
  });

  test('nothing that it can’t know: another token, other content', async () => {
    expect(await verifySignature(BODY, sha1(BODY, 'wht_other'), TOKEN)).toEqual(['unknown']);
    expect(await verifySignature(BODY, sha1(BODY.replace('70211', '70212')), TOKEN)).toEqual(['unknown']);
    expect(await verifySignature('not JSON', sha1(BODY), TOKEN)).toEqual(['unknown']);
  });

  test.each(['', 'sha1=', 'person_updated', sha1(BODY).slice(1)])('what is no signature: %j', async (text) => {
    expect(await verifySignature(BODY, text, TOKEN)).toEqual(['malformed']);
  });
});
