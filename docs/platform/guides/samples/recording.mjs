// Downloads the recording of a conversation into the current folder.
//   node recording.mjs 0d9f2f6e-6f0a-4a3b-8d3f-1a7c5e90b301
import { writeFile } from 'node:fs/promises';

const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const ENDINGS = { 'audio/wav': 'wav', 'video/mp4': 'mp4' };

async function findMedia(id) {
  const response = await fetch(`${API}/v2/conversations/${id}/recording`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    redirect: 'manual',
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const location = response.headers.get('location');
  if (location) return location;
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
  return JSON.parse(text).data.url;
}

async function main([id]) {
  if (!id) throw new Error('Usage: node recording.mjs <conversation ID>');
  const media = await fetch(await findMedia(id)); // without the token: the URL is signed
  if (!media.ok) throw new Error(`The media host returned HTTP ${media.status}`);
  const file = `${id}.${ENDINGS[media.headers.get('content-type')] ?? 'bin'}`;
  await writeFile(file, media.body);
  console.log(`Saved ${file}`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.cause?.message || error.message);
  process.exitCode = 1;
});
