import Translate from '@docusaurus/Translate';
import {renderIntoSlot} from '@site/src/utils/renderIntoSlot';
import {MCP_CLIENTS, OWN_SERVER_URL} from './core/mcpClients';

/** Shows settings that connect a client to these pages, each copied with one press, and where the team's data is. */
export const showConnect = renderIntoSlot(
  'connect',
  <ul className="plain-list">
    {MCP_CLIENTS.map(({name, settings}) => (
      <li key={name}>
        <button type="button" data-copy="" data-copy-text={settings}>
          <span aria-live="polite">
            <Translate values={{name}}>{'Copy for {name}'}</Translate>
          </span>
        </button>
      </li>
    ))}
    <li>
      <a href={OWN_SERVER_URL}>
        <Translate>{"Salesloft's MCP server"}</Translate>
      </a>
    </li>
  </ul>,
);
