/* The same for what the registration's dialog says. */
export { GET } from '../registration.json.ts';

export const prerender = false;
