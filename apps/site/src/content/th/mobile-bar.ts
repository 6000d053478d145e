import { z } from 'zod';
import { defineContent, text } from '../define.ts';

const schema = z.object({ label: text, call: text, line: text, demo: text });

/** The slim bar at the bottom of a phone. */
export const mobileBar = defineContent('mobile bar', schema, {
  label: 'ติดต่อด่วน',
  call: 'โทร',
  line: 'LINE',
  demo: 'ขอทดลองใช้ฟรี',
});
