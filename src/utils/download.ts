/** Saves a file of the browser. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke it later, because the browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
