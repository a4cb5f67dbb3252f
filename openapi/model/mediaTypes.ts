/** Whether a media type is JSON, also by another name (RFC 6839, 3.1): `application/problem+json`. */
export const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(type);

/** The formats of a body except the one that pages describe. */
export const otherTypes = (content: object = {}, main?: string): string[] =>
  Object.keys(content).filter((type) => type !== main);
