// Prints the emails to one person as JSON lines, with subject and body if the token may read them.
//   node read-emails.mjs 70211
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const PER_PAGE = 100;
const CONTENTS = [['scoped_fields[]', 'subject'], ['scoped_fields[]', 'body']];
const NO_ACCESS = 'required scope access not included';

async function getEmails(query) {
  const response = await fetch(`${API}/v2/activities/emails?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${text}`);
  return JSON.parse(text).data;
}

async function printEmails(personId, contents) {
  for (let page = 1, full = true; full; page += 1) {
    const emails = await getEmails([['person_id[]', personId], ['per_page', PER_PAGE], ['page', page], ...contents]);
    for (const { id, sent_at, status, counts, subject, body } of emails) {
      console.log(JSON.stringify({ id, sent_at, status, replies: counts.replies, subject, body }));
    }
    full = emails.length === PER_PAGE;
  }
}

async function main([personId]) {
  if (!personId) throw new Error('Usage: node read-emails.mjs <person ID>');
  try {
    await printEmails(personId, CONTENTS);
  } catch (error) {
    if (!error.message.includes(NO_ACCESS)) throw error;
    console.error('No access to email contents. Add the scope email_contents:read to get them.');
    await printEmails(personId, []);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
