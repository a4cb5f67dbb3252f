const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const CALLBACK_URL = process.env.CALLBACK_URL ?? 'https://hooks.larkfield.example/salesloft';
const EVENTS = process.env.EVENT ? [process.env.EVENT] : ['person_created', 'person_updated', 'person_deleted'];
const { SALESLOFT_API_KEY: KEY, SALESLOFT_CALLBACK_TOKEN: TOKEN } = process.env;

async function api(path, body) {
  const response = await fetch(`${API}/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

// A second subscription to the same event would deliver everything twice.
async function subscribeToMissing() {
  const present = await api('/webhook_subscriptions');
  for (const event of EVENTS) {
    const same = present.find((one) => one.event_type === event && one.callback_url === CALLBACK_URL);
    if (same) {
      console.log(`${event}: subscription ${same.id} is there, ${same.enabled ? 'on' : 'paused'}`);
      continue;
    }
    const { id } = await api('/webhook_subscriptions', {
      event_type: event,
      callback_url: CALLBACK_URL,
      callback_token: TOKEN,
    });
    console.log(`${event}: created subscription ${id}`);
  }
}

if (!TOKEN) {
  console.error('Set SALESLOFT_CALLBACK_TOKEN to a long random secret');
  process.exit(1);
}
subscribeToMissing().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
