import {existsSync, readFileSync} from 'node:fs';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {guideUrls} from '../../../src/config/routes';

/** The guide that lists the events, which pages of all versions link to. */
const GUIDE = `${guideUrls.webhookEvents.slice(1, -1)}.mdx`;

/** Requires the guide to list each event of a description. */
export const listedEvents: Oas3Rule = () => ({
  WebhooksMap(webhooks: object, {report, location}: UserContext) {
    const guide = existsSync(GUIDE) ? readFileSync(GUIDE, 'utf8') : '';
    for (const name of Object.keys(webhooks).filter((event) => !guide.includes(`<Event name="${event}" anchor`))) {
      const message = `${GUIDE} doesn't list the webhook \`${name}\`, and pages link to it there. Add it to the guide, or remove the webhook.`;
      report({message, location: location.child([name]).key()});
    }
  },
});
