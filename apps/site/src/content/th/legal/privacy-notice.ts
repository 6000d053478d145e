import { defineLegalText } from '../../legal-text/define-legal-text.ts';
import markdown from './pdpa.md?raw';

/** The privacy notice with the twelve sections of spec §2, "Privacy page". */
export const privacyNotice = defineLegalText(
  {
    file: 'pdpa.md',
    title: ['นโยบาย', 'ความเป็นส่วนตัว'],
    description:
      'นโยบายความเป็นส่วนตัวตาม PDPA: เราเก็บข้อมูลอะไร ใช้เพื่ออะไร เก็บนานเท่าใด เปิดเผยให้ใคร และท่านใช้สิทธิได้อย่างไร',
    effective: '2025-09-05',
    sections: [
      'scope',
      'definitions',
      'data',
      'purposes',
      'legal-bases',
      'disclosure',
      'retention',
      'safeguards',
      'rights',
      'cookies',
      'changes',
      'contact',
    ],
  },
  markdown,
);
