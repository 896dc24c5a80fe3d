/** Names of the IPC channels between a page's preload script and the main process. */
export const channels = {
  siteOrigin: 'site-origin',
  openExternal: 'open-external',
  copy: 'copy',
  notify: 'notify',
} as const;
