import type {OpenCollection} from '@opencollection/types';
import type {Auth} from '@opencollection/types/common/auth';
import type {Folder} from '@opencollection/types/collection/item';
import type {Environment} from '@opencollection/types/config/environments';
import type {HttpRequest, HttpRequestParam} from '@opencollection/types/requests/http';
import {stringify} from 'yaml';
import type {Parameter} from '../../model/spec';
import {
  type CollectionRequest,
  type Credential,
  RECORD_ID,
  type RequestCollection,
  type Row,
  isBearer,
} from './requests';

const rowOf = ({name, value, description, isSent}: Row) => ({name, value, description, disabled: !isSent});

const MARKDOWN = 'text/markdown';

const authOf = (credential: Credential): Auth =>
  isBearer(credential)
    ? {type: 'bearer', token: '{{apiKey}}'}
    : {type: 'apikey', key: credential.name, value: credential.value, placement: credential.place};

function requestFile(
  {name, description, method, url, parameters, json, isPublic, credential}: CollectionRequest,
  seq: number,
): HttpRequest {
  const rows = (type: HttpRequestParam['type'] & Parameter['in']) =>
    parameters[type].map((row) => ({...rowOf(row), type}));
  return {
    info: {name, type: 'http', seq},
    http: {
      method,
      url,
      params: [...rows('path'), ...rows('query')],
      headers: parameters.header.map(rowOf),
      ...(json !== undefined && {body: {type: 'json', data: json}}),
      ...(!isPublic && {auth: credential ? authOf(credential) : 'inherit'}),
    },
    settings: {encodeUrl: true},
    docs: description,
  };
}

function rootFile({name, description, version, credential}: RequestCollection): OpenCollection {
  return {
    opencollection: '1.0.0',
    info: {name, version},
    request: {auth: authOf(credential)},
    docs: {content: description, type: MARKDOWN},
    bundled: false,
  };
}

/** The first word of a title: `Salesloft` of Salesloft API. */
const providerOf = (title: string): string => /\w+/.exec(title)?.[0] ?? 'API';

/** Bruno keeps the values of secret variables outside of the collection. */
const environment = ({name, baseUrl}: RequestCollection): Environment => ({
  name: providerOf(name),
  variables: [
    {name: 'baseUrl', value: baseUrl},
    {name: 'apiKey', secret: true},
    {name: RECORD_ID, value: ''},
  ],
});

/** The files of a collection for Bruno by name, in its format OpenCollection 1.0.0. */
export function brunoCollection(collection: RequestCollection): Readonly<Record<string, string>> {
  const files: [string, object][] = [
    ['opencollection.yml', rootFile(collection)],
    [`environments/${providerOf(collection.name)}.yml`, environment(collection)],
  ];
  for (const [position, {name, description, requests}] of collection.folders.entries()) {
    const folder = name.replaceAll(/[^\w ]/g, '');
    const own: Folder = {
      info: {name, type: 'folder', seq: position + 1},
      request: {auth: 'inherit'},
      docs: {content: description, type: MARKDOWN},
    };
    files.push([`${folder}/folder.yml`, own]);
    for (const [index, request] of requests.entries())
      files.push([`${folder}/${request.id}.yml`, requestFile(request, index + 1)]);
  }
  return Object.fromEntries(
    files.map(([file, content]) => [`${collection.name}/${file}`, stringify(content, {lineWidth: 0})]),
  );
}
