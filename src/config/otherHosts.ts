/**
 * Hosts that texts may name in addition to those of the site and the API, each with its subdomains. A line here allows a host in code
 * samples, with a credential too, and even if it looks like one of Salesloft.
 */
export const otherHosts: readonly string[] = [
  'mcp.salesloft.com',
  'status.salesloft.com',
  'www.workato.com',
  // Those of the sample data, which no one can register (RFC 2606).
  'app.salesloft.example',
  'brightwater.example',
  'larkfield.example',
];
