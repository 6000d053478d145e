/** What the vendor claims of the product as a whole (spec §1, "Marketing claims"). */
export const claims = {
  clinics: 100,
  availability: '24/7',
  /** Percent, like the two that follow. */
  stability: 99.9,
  timeSaved: 70,
  efficiency: 300,
};
