/** The icons of static/img/icons.svg. */
export const ICONS = [
  'activity',
  'app-window',
  'blocks',
  'calendar-sync',
  'file-up',
  'graduation-cap',
  'history',
  'key-round',
  'layers',
  'list-checks',
  'messages-square',
  'phone',
  'radio-tower',
  'refresh-cw',
  'settings',
  'shield-check',
  'signpost',
  'store',
  'users',
  'waypoints',
  'webhook',
] as const;

export type IconName = (typeof ICONS)[number];

/** By the heading of a group of resources (`x-tagGroups` of a description). */
export const groupIcons: Readonly<Record<string, IconName>> = {
  'People and accounts': 'users',
  'Cadences and steps': 'list-checks',
  Activity: 'activity',
  Conversations: 'messages-square',
  'CRM and mapping': 'waypoints',
  'Bulk and data control': 'shield-check',
  'Team and settings': 'settings',
};
