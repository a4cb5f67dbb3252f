import {selectField} from '../choices';
import {type Html, html, page} from '../html';
import type {Received} from './eventLog';
import {configResponses, deliveryResponses} from './simulatedErrors';

/** How many events the page shows. */
const SHOWN = 50;

/** One event, collapsed. */
const eventEntry = ({at, writeKey, event}: Received): Html =>
  html`<li>
    <details>
      <summary>
        ${at.slice(11, 19)} ${String(event.type)} ${typeof event.event === 'string' ? event.event : ''} (${writeKey})
      </summary>
      <pre>${JSON.stringify(event, undefined, 2)}</pre>
    </details>
  </li>`;

/** The page of the data plane: received events, newest first, and a form to simulate errors. */
export const planePage = (events: readonly Received[], writeKey: string): string =>
  page(
    'Sandbox events',
    html`<h1>Sandbox events</h1>
      <p>
        Events that the site would send to an analytics service. Nothing leaves this machine. All events as JSON:
        <a href="/events">/events</a>.
      </p>
      <details>
        <summary>Simulate an error</summary>
        <form method="post" action="/errors">
          <label for="writeKey">Write key</label>
          <input id="writeKey" name="writeKey" value="${writeKey}" required />
          ${selectField('config', 'Source configuration', configResponses)}
          ${selectField('delivery', 'Events', deliveryResponses)}
          <p class="buttons"><button>Apply</button></p>
        </form>
      </details>
      <h2>Latest events</h2>
      <ol id="events" reversed>
        ${events.slice(-SHOWN).reverse().map(eventEntry)}
      </ol>`,
  );
