import type { questions as all } from '../src/questions.ts';

export const questions: typeof all = [
  { question: 'ต้องติดตั้งโปรแกรมไหม', answer: 'ไม่ต้อง เปิดผ่านเว็บเบราว์เซอร์ได้เลย' },
  { question: 'ถามใครได้บ้าง', answer: 'โทรหาเราได้ทุกวันทำการ' },
];
