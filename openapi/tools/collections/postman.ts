// cspell:words noauth
import {type CollectionRequest, RECORD_ID, type RequestCollection, type Row} from './requests';

const rowOf = ({name, value, description, isSent}: Row) => ({key: name, value, description, disabled: !isSent});

/** Postman takes the parts of a URL, and others `raw`. */
function urlOf(raw: string, {path, query}: CollectionRequest['parameters']) {
  const [host = '', ...segments] = raw.replace(/\?.*/, '').split('/');
  return {
    raw,
    host: [host],
    path: segments,
    query: query.map(rowOf),
    variable: path.map(({name, value, description}) => ({key: name, value, description})),
  };
}

const itemOf = ({name, description, method, url, parameters, json, isPublic}: CollectionRequest) => ({
  name,
  request: {
    method,
    description,
    ...(isPublic && {auth: {type: 'noauth'}}),
    header: parameters.header.map(rowOf),
    url: urlOf(url, parameters),
    ...(json !== undefined && {body: {mode: 'raw', raw: json, options: {raw: {language: 'json'}}}}),
  },
  response: [],
});

/** The collection for Postman, in its format 2.1.0. The key goes into the variable `apiKey`. */
export const postmanCollection = ({name, description, baseUrl, folders}: RequestCollection) => ({
  info: {name, description, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'},
  auth: {type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]},
  variable: [
    {key: 'baseUrl', value: baseUrl},
    {key: 'apiKey', value: '', description: 'An API key or an access token'},
    {key: RECORD_ID, value: '', description: 'The record that a DELETE request deletes'},
  ],
  item: folders.map((folder) => ({
    name: folder.name,
    description: folder.description,
    item: folder.requests.map(itemOf),
  })),
});
