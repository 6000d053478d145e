import type { APIRoute } from 'astro';
import { refuse } from './refuse.ts';

/** What a call that only takes POST answers to every other method. */
export const onlyPost: APIRoute = () => refuse('method_not_allowed', { allow: 'POST' });
