import { expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/15.1.2/IAB`, 'LINE'],
  [`${iPhone} (KHTML, like Gecko) Mobile/15E148 Safari Line/14.0`, 'LINE'],
  [`${android} Chrome/130 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.1]`, 'Facebook'],
  [`${iPhone} Mobile/22A Instagram 350.0.0.1`, 'Instagram'],
  [`${android} Chrome/120 Mobile Safari/537.36 musical_ly_2024 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', 'Edge'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox'],
  [`${android} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome'],
  [`${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari'],
  ['', 'อื่นๆ'],
  ['a discipline/', 'อื่นๆ'],
])('knows %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});
