import type { SiteFacts } from '@clinicdee/protocol/site-content';

/** The line above every page. Validation: `packages/protocol/src/site-content/announcement.ts`. */
export const announcement: SiteFacts['announcement'] = {
  isShown: false,
  text: '',
  linkText: '',
  linkAddress: '',
  from: undefined,
  until: undefined,
};
