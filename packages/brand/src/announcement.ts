/** The line above every page. Validation: `packages/protocol/src/site-content/announcement.ts`. */
export const announcement = {
  isShown: false,
  text: '',
  linkText: '',
  linkAddress: '',
  from: undefined as string | undefined,
  until: undefined as string | undefined,
};
