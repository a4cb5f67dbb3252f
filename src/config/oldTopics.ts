import {guideUrl, guideUrls} from './routes';

/**
 * Guides that replaced the topics of the provider's first reference, by name in lowercase: `/api.html#!/Topic/RateLimiting`.
 * Topics that aren't here lead to the overview of the API.
 */
export const oldTopics: Readonly<Record<string, string>> = {
  introduction: guideUrls.introduction,
  apikey: guideUrls.keys,
  oauth: guideUrls.oauth,
  ratelimiting: guideUrls.rateLimits,
  appsubmissionchecklist: guideUrl('marketplace/submission-checklist'),
  fei_introduction: guideUrl('frontend-integrations/introduction'),
};
