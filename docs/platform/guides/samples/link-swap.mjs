// Responds to link_swap deliveries with your own links, and redirects people who click them to the real pages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const TOKEN = process.env.CALLBACK_TOKEN; // of the subscription: verifies Salesloft's signature
const SECRET = process.env.LINK_SECRET; // a second secret: signs our own links
const OUR_PAGES = process.env.OUR_PAGES ?? 'https://www.larkfield.example/'; // swap only these
const REDIRECTS = process.env.REDIRECTS ?? 'https://go.larkfield.example'; // public URL of this server
if (!TOKEN || !SECRET) {
  console.error('Set CALLBACK_TOKEN and LINK_SECRET');
  process.exit(1);
}

const hmac = (hash, key, text) => createHmac(hash, key).update(text).digest('hex');
function equal(...texts) {
  const [a, b] = texts.map((text) => Buffer.from(text));
  return a.length === b.length && timingSafeEqual(a, b);
}

// The link contains everything that a click needs, so nothing is stored while Salesloft waits.
function swapped(link, { email, person }) {
  const query = new URLSearchParams({ email: email.id, person: person.id, to: link }).toString();
  return `${REDIRECTS}/r?${query}&sign=${hmac('sha256', SECRET, query)}`;
}

function replacements(delivery) {
  const ours = delivery.links.filter((link) => link.startsWith(OUR_PAGES));
  return Object.fromEntries(ours.map((link) => [link, swapped(link, delivery)]));
}

function respondToSwap(headers, body) {
  const signature = headers['x-salesloft-signature'] ?? '';
  if (!equal(signature, hmac('sha1', TOKEN, body))) return { status: 401, text: '{"error":"bad signature"}' };
  let links = {};
  try {
    if (headers['x-salesloft-event'] === 'link_swap') links = replacements(JSON.parse(body));
  } catch (error) {
    console.error('links unchanged:', error.message); // never block an email
  }
  return { status: 200, text: JSON.stringify({ links }) };
}

function respondToClick(search) {
  const [query, sign = ''] = search.split('&sign=');
  if (!equal(sign, hmac('sha256', SECRET, query))) return { status: 404, text: '{"error":"unknown link"}' };
  const click = new URLSearchParams(query);
  console.log('person', click.get('person'), 'opened', click.get('to')); // record the click here
  return { status: 302, text: '', location: click.get('to') };
}

async function serve(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const [path, search = ''] = request.url.split('?');
  const { status, text, location } =
    path === '/r' ? respondToClick(search) : respondToSwap(request.headers, Buffer.concat(chunks));
  response.writeHead(status, { 'Content-Type': 'application/json', ...(location && { Location: location }) });
  response.end(text);
}

const server = createServer((request, response) => serve(request, response).catch(() => response.destroy()));
server.listen(process.env.PORT ?? 8080, () => {
  console.log(`Waiting for link_swap deliveries on port ${server.address().port}`);
});
