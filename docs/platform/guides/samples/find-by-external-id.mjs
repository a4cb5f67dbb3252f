// Prints the person whose ID in the order desk is EXTERNAL_ID.
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const EXTERNAL_ID = process.env.EXTERNAL_ID ?? 'C-20417';

async function get(path) {
  const response = await fetch(`${API}/v2${path}`, {
    headers: { Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`, Accept: 'application/json' },
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  if (!response.ok) throw new Error(`GET ${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

async function findPerson(externalId) {
  const query = new URLSearchParams({ external_type: 'order_desk', external_id: externalId, deleted: false });
  const mappings = await get(`/external/mappings?${query}`);
  const mapping = mappings.find((row) => row.object_type === 'person');
  if (!mapping) throw new Error(`No person has the ID ${externalId}`);
  return get(`/people/${mapping.object_id}`);
}

try {
  const person = await findPerson(EXTERNAL_ID);
  console.log(person.id, person.display_name);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
