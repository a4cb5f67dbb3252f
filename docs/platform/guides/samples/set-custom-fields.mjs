// Sets custom fields of a person, after checking their names. An empty value clears a field.
//   node set-custom-fields.mjs 70211 'Fleet size=140' 'Contract end='
const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';
const PER_PAGE = 100;

async function call(method, path, json) {
  const response = await fetch(`${API}/v2${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`,
      Accept: 'application/json',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }) => {
    throw new Error(`No response from ${API} (${cause?.code ?? message}). Check the URL and your network`);
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${text}`);
  return JSON.parse(text).data;
}

async function readNames() {
  const names = [];
  for (let page = 1, full = true; full; page += 1) {
    const fields = await call('GET', `/custom_fields?field_type=person&per_page=${PER_PAGE}&page=${page}`);
    names.push(...fields.map(({ name }) => name));
    full = fields.length === PER_PAGE;
  }
  return names;
}

async function main([personId, ...settings]) {
  if (settings.length === 0) throw new Error("Usage: node set-custom-fields.mjs <person ID> 'Name=value' ...");
  const changes = Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s).slice(0, 2)));

  const names = await readNames();
  for (const name of Object.keys(changes)) {
    if (!names.includes(name)) throw new Error(`People have no custom field "${name}". They have: ${names.join(', ')}`);
  }

  const { custom_fields: before } = await call('GET', `/people/${personId}`);
  // The other values too, so that nothing is lost if the map is replaced.
  const custom_fields = { ...before, ...changes };
  const { custom_fields: stored } = await call('PUT', `/people/${personId}`, { custom_fields });
  for (const [name, value] of Object.entries(changes)) {
    if (String(stored[name] ?? '') !== value) throw new Error(`${name}: sent "${value}", stored "${stored[name] ?? ''}"`);
    console.log(value === '' ? `${name}: cleared` : `${name}: ${value}`);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
