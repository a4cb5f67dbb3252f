import type {Spec} from '../../../openapi/model/spec';

/** A description of nothing but these parts. */
export const madeUpSpec = (parts: Partial<Spec> = {}): Spec => ({
  openapi: '3.1.0',
  info: {title: 'Made-up API', version: '9.0'},
  servers: [{url: 'https://api.example.com'}],
  tags: [],
  paths: {},
  components: {},
  ...parts,
});
