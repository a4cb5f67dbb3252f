/** External links. The owner should check the URLs of Marketplace and Community before a release. */
export const externalLinks = {
  marketplace: {label: 'Marketplace', href: 'https://marketplace.salesloft.com/'},
  manageApps: {label: 'Manage Apps', href: 'https://accounts.salesloft.com/oauth/applications'},
  community: {label: 'Community', href: 'https://champions.salesloft.com/'},
  blog: {label: 'Blog', href: 'https://www.salesloft.com/resources/blog'},
} as const;
