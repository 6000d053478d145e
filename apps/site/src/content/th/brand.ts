import { productName, wordmark } from '@clinicdee/brand';

/** Who the vendor is and how to reach them. The one home of name, phone, LINE, address and hours. */
export const brand = {
  isSample: true,
  name: productName,
  /** The two halves of the wordmark; the second is set lighter. */
  wordmark: [...wordmark] as [string, string],
  latinName: 'ClinicDee Plus',
  dentalName: 'ClinicDee Dental',
  company: 'บริษัท คลินิกดี จำกัด',
  description: 'ระบบบริหารคลินิกออนไลน์ครบวงจร ลดงานซ้ำซ้อน รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
  phone: { shown: '02-123-4567', href: 'tel:+6621234567' },
  line: {
    id: '@clinicdee',
    href: 'https://line.me/R/ti/p/%40clinicdee',
    /** Opens the chat on a phone; what follows `?` stands in it, ready to be sent. */
    chat: 'https://line.me/R/oaMessage/%40clinicdee/',
  },
  email: 'hello@clinicdee.example',
  privacyEmail: 'privacy@clinicdee.example',
  address: '1091 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพฯ 10400',
  hours: 'จันทร์–ศุกร์ 09:00–18:00 น.',
  map: {
    label: 'แผนที่วาด: สำนักงานใกล้ BTS อารีย์ ถนนพหลโยธิน',
    href: 'https://www.google.com/maps/search/?api=1&query=1091+Phahonyothin+Road+Bangkok',
    embed: 'https://www.google.com/maps?q=1091+Phahonyothin+Road+Bangkok&output=embed',
  },
  crm: 'https://crm.clinicdee.example',
  copyright: '© 2025 ClinicDee',
};
