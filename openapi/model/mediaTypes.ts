/** Whether a media type is JSON, also by another name (RFC 6839, 3.1): `application/problem+json`. */
export const isJsonType = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(type);

export const MULTIPART = 'multipart/form-data';
export const URLENCODED = 'application/x-www-form-urlencoded';

/** Whether a body of this type has fields as those of a form (HTML, 4.10.21). */
export const isFormType = (type: string): boolean => type === MULTIPART || type === URLENCODED;

/** The order in which pages choose a media type: JSON, JSON by another name, forms, others. */
export const typeRank = (type: string): number =>
  [type === 'application/json', isJsonType(type), isFormType(type), true].indexOf(true);

/** The formats of a body except the one that pages describe. */
export const otherTypes = (content: object = {}, main?: string): string[] =>
  Object.keys(content).filter((type) => type !== main);
