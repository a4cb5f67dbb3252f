/** Whether a text that was pasted elsewhere is a curl command, or a URL of the API. @param hosts URLs of the API */
export function looksLikeRequest(text: string, hosts: readonly string[]): boolean {
  const start = text.slice(0, 300).trimStart();
  return (
    /^curl(?:\.exe)?\s/i.test(start) ||
    (!/\s\S/.test(text.trim()) && hosts.some((host) => host !== '' && start.startsWith(`${host}/`)))
  );
}
