/** Routes whose sample is a call without a body, about names that do not exist: it changes nothing. */

/** Pages, pictures and the documentation. */
export const pages = [
  'GET /',
  'GET /shell',
  'GET /login',
  'GET /register',
  'GET /privacy',
  'GET /contact',
  'GET /credits',
  'GET /terms-of-service',
  'GET /join/:code',
  'GET /images/:publicId',
  'GET /r/:token',
  'GET /r/*',
  'GET /r/:token/card.png',
  'GET /r/:token/board.png',
  'GET /r/:token/fight.png',
  'GET /api/docs',
  'GET /api/docs/style.css',
  'GET /api/openapi.json',
];

/** Routes of the API that need no account. */
export const forVisitors = [
  'GET /api/config',
  'GET /api/health',
  'GET /api/join/:code',
  'GET /api/shared/:token',
  'GET /api/guests/entry/:code',
  'GET /api/guests/lobbies',
  'GET /api/user/auth-check',
  'GET /api/user/auth/:provider',
  'GET /api/user/auth/:provider/callback',
  'POST /api/party/seat',
  'POST /api/subscribe',
  'POST /api/user/register',
  'POST /api/user/login',
  'POST /api/user/verify-email',
  'POST /api/user/forgot-password',
  'POST /api/user/reset-password',
  'POST /api/user/stop-email-change',
  'POST /api/user/passkeys/login',
  'POST /api/user/passkeys/login/options',
  'POST /api/user/passkeys/app',
  'POST /api/user/passkeys/app/options',
  'POST /api/user/passkeys/app/created',
  'POST /api/user/passkeys/app/creation-options',
];

/** Routes that guests may use too. */
export const forUsers = [
  'GET /api/cloudinary/Allimages/:contentPath',
  'GET /api/cloudinary/images',
  'GET /api/tags/search',
  'GET /api/themes',
  'GET /api/themes/:id/details',
  'GET /api/themes/name/:themeName/games/:index',
  'GET /api/user/games',
  'GET /api/user/profile',
  'GET /api/game/checkUserInGame',
  'GET /api/game/fetchActiveGame',
  'GET /api/lobby/checkUserInLobby',
  'GET /api/lobby/unfinishedGame/:code',
  'POST /api/game/gameFinished',
  'POST /api/lobby/joinLobby/:code',
];

/** Routes of the studio, which the loader of the starter content may use too. */
export const forAdministrators = [
  'GET /api/tags',
  'POST /api/tags',
  'PUT /api/tags',
  'PUT /api/tags/:id',
  'DELETE /api/tags/:id',
  'GET /api/themes/all',
  'GET /api/themes/:id/edit',
  'POST /api/themes/upload-theme',
  'PUT /api/themes/update-theme/:id',
  'DELETE /api/themes/delete-theme/:id',
  'POST /api/cloudinary/upload',
  'POST /api/cloudinary/upload-all',
  'POST /api/cloudinary/folder',
  'DELETE /api/cloudinary/delete',
];
