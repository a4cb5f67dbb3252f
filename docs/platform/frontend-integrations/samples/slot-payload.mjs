// Reads what Salesloft posts into an iframe. Imported by the two receivers.
import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

const bytes = (part) => Buffer.from(part, 'base64url');

function openGcm(key, { header, iv, ciphertext, tag }) {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(header)).setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

function openCbc(key, { header, iv, ciphertext, tag }) {
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64BE(BigInt(header.length * 8));
  const signed = Buffer.concat([Buffer.from(header), iv, ciphertext, bits]);
  const expected = createHmac('sha256', key.subarray(0, 16)).update(signed).digest().subarray(0, 16);
  if (tag.length !== 16 || !timingSafeEqual(tag, expected)) throw new Error('the tag is wrong');
  const decipher = createDecipheriv('aes-128-cbc', key.subarray(16), iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

// The two ciphers of RFC 7518 that use a 32-byte key directly.
const CIPHERS = new Map([['A256GCM', openGcm], ['A128CBC-HS256', openCbc]]);

// Decrypts a compact JWE (RFC 7516). Throws if it isn't genuine, or uses another algorithm.
export function readPayload(payload, secret) {
  const [header, wrappedKey, iv, ciphertext, tag] = payload.split('.');
  const { alg, enc } = JSON.parse(bytes(header));
  const open = CIPHERS.get(enc);
  if (alg !== 'dir' || wrappedKey !== '' || !open) throw new Error(`unexpected alg ${alg} or enc ${enc}`);
  const key = createHash('sha256').update(secret).digest();
  return JSON.parse(open(key, { header, iv: bytes(iv), ciphertext: bytes(ciphertext), tag: bytes(tag) }));
}

// The fields of a form post, at most 64 kB of it.
export async function readForm(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > 65_536) throw new Error('the form is too long');
  }
  return Object.fromEntries(new URLSearchParams(body));
}
