// Sends a request for each response that your code must handle to a mock API.
const API = process.env.SALESLOFT_API_URL ?? 'http://127.0.0.1:4010';

const NEXT = {
  200: 'use the data',
  401: 'get a new token, and retry once',
  403: 'add the scope',
  404: 'mark your copy as deleted',
  422: "correct the request, and don't retry",
  429: 'wait for the next minute, and retry',
};

const CASES = [
  ['GET', '/v2/me'],
  ['GET', '/v2/me', { key: '' }],
  ['GET', '/v2/people?__code=403'],
  ['GET', '/v2/people/70211?__code=404'],
  ['POST', '/v2/people', { json: { owner_id: 'not a number' } }],
  ['GET', '/v2/people?__code=429'],
];

for (const [method, path, { key = 'any', json } = {}] of CASES) {
  const response = await fetch(API + path, {
    method,
    headers: { ...(key && { Authorization: `Bearer ${key}` }), 'Content-Type': 'application/json' },
    body: json && JSON.stringify(json),
  }).catch(() => {
    console.error(`No response from ${API}`);
    process.exit(1);
  });
  console.log(`${response.status} ${method} ${path}: ${NEXT[response.status]}`);
}
