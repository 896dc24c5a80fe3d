/** Names of the IPC channels between a page's preload script and the main process. */
export const channels = {
  siteOrigin: 'site-origin',
  openExternal: 'open-external',
  copy: 'copy',
  notify: 'notify',
  followUpdates: 'follow-updates',
  update: 'update',
  checkForUpdate: 'check-for-update',
  updateChecked: 'update-checked',
  takeUpdate: 'take-update',
  wake: 'wake',
} as const;
