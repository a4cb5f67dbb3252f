// Imports deals from another system into Salesloft. Safe to repeat: it adds missing records and updates the others.
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const SYSTEM = 'deal_desk'; // the external type: your name for the other system

const STAGES = [
  { name: 'Discovery', order: 1 },
  { name: 'Proposal', order: 2 },
];
// What your system exports: its own ID, the deal's fields, and the Salesloft IDs of its people.
const DEALS = [
  {
    id: 'D-3018',
    fields: {
      account_id: 5502, owner_id: 324, name: 'Cobalt route planning',
      stage_name: 'Discovery', amount: '12500.00', close_date: '2026-09-30',
    },
    people: [70213],
  },
];

async function call(method, path, json) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`,
      Accept: 'application/json',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

async function addSystem() {
  const known = await call('GET', '/external/configurations?per_page=100');
  const same = (row) => row.external_type === SYSTEM && row.object_type === 'opportunities' && !row.deleted;
  if (known.some(same)) return;
  await call('POST', '/external/configurations', { external_type: SYSTEM, object_type: 'opportunities' });
  console.log('registered', SYSTEM);
}

async function addStages() {
  const known = await call('GET', '/opportunity_stages?per_page=100');
  for (const stage of STAGES.filter(({ name }) => !known.some((row) => row.name === name))) {
    await call('POST', '/opportunity_stages', stage);
    console.log('added stage', stage.name);
  }
}

async function importDeal({ id, fields, people }) {
  const opportunity = await call('POST', `/external/ids/${SYSTEM}/opportunities/${encodeURIComponent(id)}`, fields);
  console.log('stored', id, 'as opportunity', opportunity.id);
  for (const person of people) {
    const query = new URLSearchParams({ 'ids[]': opportunity.id, 'person_id': person });
    const found = await call('GET', `/opportunities?${query}`);
    if (found.some((row) => row.id === opportunity.id)) continue; // attached by an earlier run
    await call('POST', '/opportunity_people', { opportunity_id: opportunity.id, person_id: person });
    console.log('attached person', person);
  }
}

try {
  await addSystem();
  await addStages();
  for (const deal of DEALS) await importDeal(deal);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
