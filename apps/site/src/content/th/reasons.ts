import type { HomeContent } from '@clinicdee/protocol/site-content';

const icons = ['move', 'guarantee', 'data'] as const;

/** Three selling points (spec §9, "All packages" and "FAQ facts"); editable in the office. */
export const reasonsOf = ({ reasons }: HomeContent['hero']) =>
  icons.flatMap((icon, index) => {
    const reason = reasons[index];
    return reason ? [{ icon, ...reason }] : [];
  });
