import type {apiVersions} from './apiVersions';

type VersionId = (typeof apiVersions)[number]['id'];

/** For each tag of a version the guides that work with its resource, best first, named as in guides.ts: `section/page`. One line for each tag. */
export const relatedGuides: Readonly<Partial<Record<VersionId, Readonly<Record<string, readonly string[]>>>>> = {
  v2: {
    Actions: ['api-basics/completing-actions', 'api-basics/retrieving-actions-cadences-steps'],
    Activities: ['api-basics/completing-actions'],
    'Bulk Jobs': ['api-basics/rate-limits'],
    'Cadence Memberships': ['api-basics/retrieving-actions-cadences-steps'],
    Cadences: ['api-basics/retrieving-actions-cadences-steps'],
    'Calendar Availabilities': ['api-basics/timezones'],
    'Call Data Records': ['api-basics/call-data-record', 'api-basics/third-party-dialers'],
    'Call Dispositions': ['api-basics/third-party-dialers', 'api-basics/completing-actions'],
    'Call Instructions': ['api-basics/completing-actions', 'api-basics/retrieving-actions-cadences-steps'],
    'Call Sentiments': ['api-basics/third-party-dialers', 'api-basics/completing-actions'],
    'Caller Ids': ['api-basics/third-party-dialers'],
    Calls: ['api-basics/third-party-dialers', 'api-basics/call-data-record', 'api-basics/completing-actions'],
    'Conversations Calls': ['api-basics/third-party-dialers'],
    'Crm Activity Fields': ['api-basics/completing-actions'],
    Me: ['api-basics/api-key-authentication', 'api-basics/oauth-authentication', 'api-basics/scopes'],
    'Ongoing Actions': ['api-basics/completing-actions'],
    People: ['api-basics/filtering-paging-sorting', 'api-basics/timezones'],
    'Phone Number Assignments': ['api-basics/third-party-dialers'],
    'Recording Settings': ['api-basics/third-party-dialers'],
    Steps: ['api-basics/retrieving-actions-cadences-steps'],
    Team: ['api-basics/rate-limits'],
  },
  v1: {
    'Credentials Me': ['api-basics/oauth-authentication'],
    Me: ['api-basics/oauth-authentication'],
  },
};
