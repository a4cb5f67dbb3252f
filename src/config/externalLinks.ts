/** External links. `confirmed: false` marks a URL that the owner should check before a release. */
export const externalLinks = {
  marketplace: {label: 'Marketplace', href: 'https://marketplace.salesloft.com/', confirmed: false},
  manageApps: {label: 'Manage Apps', href: 'https://accounts.salesloft.com/oauth/applications', confirmed: true},
  community: {label: 'Community', href: 'https://champions.salesloft.com/', confirmed: false},
  blog: {label: 'Blog', href: 'https://www.salesloft.com/resources/blog', confirmed: true},
} as const;
