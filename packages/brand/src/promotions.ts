import type { SiteFacts } from '@clinicdee/protocol/site-content';

/** Lower prices on some days. Validation: `packages/protocol/src/site-content/promotions.ts`. */
export const promotions: SiteFacts['promotions']['promotions'] = [];
