/** The bar at the bottom of small screens. */
export const mobileBar = {
  label: 'ติดต่อด่วน',
  call: 'โทร',
  line: 'LINE',
  toForm: 'ฝากเบอร์ให้โทรกลับ',
};
