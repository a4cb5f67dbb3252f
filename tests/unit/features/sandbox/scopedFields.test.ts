import {describe, expect, test} from 'vitest';
import {MISSING_FIELD_SCOPE} from '../../../../openapi/model/errorMessages';
import {dataOf, testSandbox} from './testSandbox';

const LIST = 'GET /v2/activities/emails?person_id[]=70211';
const SHOW = 'GET /v2/activities/emails/7730041';
const NAMED = `${LIST}&scoped_fields[]=subject&scoped_fields[]=body`;
const {send} = testSandbox({}, {limited: {scopes: ['emails:read']}});

describe('@run-03 the contents of an email', () => {
  test('are in a list that names them, for each email', async () => {
    const {body} = await send(NAMED);
    expect(body.data).toEqual([
      expect.objectContaining({
        id: 7730058,
        subject: 'The pilot agreement',
        body: expect.stringContaining('<p>') as string,
      }),
      expect.objectContaining({id: 7730041, body: expect.stringContaining('nine pickups') as string}),
    ]);
  });

  test('are left out of a list that names none, and only the named one is in it', async () => {
    for (const email of (await send(LIST)).body.data as object[]) {
      expect(email).not.toHaveProperty('subject');
      expect(email).not.toHaveProperty('body');
    }
    const [email] = (await send(`${LIST}&scoped_fields[]=subject`)).body.data as object[];
    expect(email).toHaveProperty('subject');
    expect(email).not.toHaveProperty('body');
  });

  test('are refused to a key without the scope', async () => {
    expect(await send(NAMED, undefined, 'limited')).toMatchObject({status: 422, body: {error: MISSING_FIELD_SCOPE}});
    expect((await send(LIST, undefined, 'limited')).status).toBe(200);
  });

  test('are in a single email as the description shows it, with the scope', async () => {
    expect(dataOf(await send(SHOW))).toMatchObject({
      subject: 'Fewer missed pickups at Brightwater',
      error_message: null,
    });
    expect(dataOf(await send(SHOW, undefined, 'limited'))).not.toHaveProperty('body');
  });
});
