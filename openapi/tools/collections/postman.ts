// cspell:words noauth
import {
  type CollectionRequest,
  type Credential,
  RECORD_ID,
  type RequestCollection,
  type Row,
  isBearer,
} from './requests';

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

const text = (key: string, value: string) => ({key, value, type: 'string'});

function authOf(credential: Credential) {
  const {place, name, value} = credential;
  if (isBearer(credential)) return {type: 'bearer', bearer: [text('token', '{{apiKey}}')]};
  return {type: 'apikey', apikey: [text('key', name), text('value', value), text('in', place)]};
}

const itemOf = ({name, description, method, url, parameters, json, isPublic, credential}: CollectionRequest) => ({
  name,
  request: {
    method,
    description,
    ...(isPublic ? {auth: {type: 'noauth'}} : credential && {auth: authOf(credential)}),
    header: parameters.header.map(rowOf),
    url: urlOf(url, parameters),
    ...(json !== undefined && {body: {mode: 'raw', raw: json, options: {raw: {language: 'json'}}}}),
  },
  response: [],
});

/** The collection for Postman, in its format 2.1.0. The key goes into the variable `apiKey`. */
export const postmanCollection = ({name, description, baseUrl, credential, folders}: RequestCollection) => ({
  info: {name, description, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'},
  auth: authOf(credential),
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
