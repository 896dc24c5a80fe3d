/** The messages between a page's preload and the main process, named once. */
export const channels = {
  siteOrigin: 'site-origin',
  openExternal: 'open-external',
  copy: 'copy',
  notify: 'notify',
} as const;
