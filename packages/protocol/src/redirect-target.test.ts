import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const target = 'https://www.rd.go.th/ภาษี?ปี=1';
const encoded = encodeURIComponent(target);

it.each([
  `https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=1&usg=x`,
  `https://www.google.co.th/url?sa=t&url=${encoded}`,
  `http://google.com/url?q=${encoded}`,
  `//www.google.com/url?q=${encoded}`,
  `https://l.facebook.com/l.php?u=${encoded}&h=x`,
  `https://www.facebook.com/plugins/video.php?height=314&href=${encoded}&show_text=false`,
  `https://www.youtube.com/redirect?event=video_description&q=${encoded}`,
  `https://apc01.safelinks.protection.outlook.com/?url=${encoded}&data=x`,
  `https://apc01.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encoded}`,
  `https://l.threads.com/?u=${encoded}&e=x`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encoded}`)}`,
])('returns the target of %s', (address) => {
  expect(redirectTarget(address)).toBe(target);
});

it.each([
  target,
  'mailto:a@b.example',
  'https://www.google.com/search?q=https://a.example/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?q=คลินิก',
  'https://www.google.com.evil.example/url?q=https://a.example/',
  'https://a.example/url?q=https://b.example/',
  'https://',
])('returns any other address unchanged: %s', (address) => {
  expect(redirectTarget(address)).toBe(address);
});
