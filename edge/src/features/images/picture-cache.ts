import { imageUrl } from '../../pictures/picture.ts';

/** How long a data centre keeps a picture, in seconds. One that is deleted can still be loaded there for as long. */
const maxAge = 24 * 60 * 60;

/** Without the query, so that other queries make no copies. */
const keyOf = (url: string): URL => {
  const key = new URL(url);
  key.search = '';
  return key;
};

/** The platform's cache in this data centre. On a `workers.dev` domain it keeps nothing. */
const cache = () => caches.open('pictures');

/**
 * Returns a picture from the platform's cache, which costs no read of the store; 304 if the client has it. Returns undefined if it is not
 * there.
 */
export const cachedPicture = async (request: Request): Promise<Response | undefined> => {
  const etag = request.headers.get('If-None-Match');
  const key = new Request(keyOf(request.url), etag === null ? {} : { headers: { 'If-None-Match': etag } });
  return (await cache()).match(key);
};

/** Puts a picture into the cache. */
export const cachePicture = async (url: string, response: Response): Promise<void> => {
  const copy = new Response(response.body, response);
  copy.headers.set('Cache-Control', `public, max-age=${maxAge}`);
  await (await cache()).put(keyOf(url), copy);
};

/** Removes a picture from the cache of this data centre. `url`: any of the site. `publicId`: the picture's id. */
export const uncachePicture = async (url: string, publicId: string): Promise<void> => {
  await (await cache()).delete(new URL(imageUrl(publicId), url));
};
