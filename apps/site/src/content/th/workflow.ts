import type { SectionTexts } from '@clinicdee/protocol/site-content';

/** The duration of each step; `minutes` on the time line, where 0 is drawn open-ended. */
const times: { value: string; unit?: string; minutes: number }[] = [
  { value: '30', unit: 'วินาที', minutes: 0.5 },
  { value: '1', unit: 'นาที', minutes: 1 },
  { value: '5', unit: 'นาที', minutes: 5 },
  { value: '2', unit: 'นาที', minutes: 2 },
  { value: 'ทันที', minutes: 0 },
];

/** One visit in five steps (spec §1, "Claimed flow"). */
export const workflowOf = ({ steps, ...texts }: SectionTexts['workflow']) => ({
  ...texts,
  minutes: 'นาที',
  steps: times.flatMap((time, index) => {
    const step = steps[index];
    return step ? [{ number: index + 1, ...step, time }] : [];
  }),
});
