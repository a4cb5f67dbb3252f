/**
 * What went wrong in a build, without stacks: the generator wraps a cause in a cause, and collects several in one. The
 * innermost messages are the ones that name file and place.
 */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const inner = [
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
    ...(error.cause === undefined ? [] : [error.cause]),
  ].flatMap(messagesOf);
  const own = error.message.trim();
  // Wrappers say only that something below them failed.
  const says = /^(Unable to build website|Can't render static file|Docusaurus static site generation failed)/.test(own);
  return inner.length > 0 ? [...(says ? [own.split('\n')[0] ?? ''] : []), ...inner] : [own];
}
